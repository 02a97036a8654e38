/* The instruction sets of this machine; after rows.h. */
void t_probe_read(uint64_t *);
uint64_t t_probe_eval(const uint64_t *);

static void list_machine(void) {
  uint64_t words[PROBE_WORDS];
  t_probe_read(words);
  uint64_t set = t_probe_eval(words);
  for (size_t i = 0; i < sizeof isas / sizeof *isas; i++)
    if (set >> i & 1) printf("%s\n", isas[i]);
}
