import { z } from 'zod';

/** Argon2id passwords have at least this many characters; which ones is free (B27). */
export const minimumPasswordLength = 8;

export const Password = z.string().min(minimumPasswordLength).max(200);
