import { z } from 'zod';

/** What settings had when they were read; what is saved with it goes over nothing that somebody changed since (B95). */
export const SettingsStamp = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
