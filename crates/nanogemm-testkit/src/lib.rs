//! Guard pages, canaries, shapes, seeds and tolerances for the tests of nanogemm.
