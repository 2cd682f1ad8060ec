import { afterAll, vi } from 'vitest';

/** What a test began to load arrives before its file ends: cut off, the next file of the worker would not get it either. */
afterAll(() => vi.dynamicImportSettled());
