import fc from 'fast-check';

/**
 * Property tests try the same values in every run, so that a change is judged by what it changes; `FUZZ_SEED` (a whole number)
 * looks elsewhere.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['FUZZ_SEED'] ?? 20_260_501) });
