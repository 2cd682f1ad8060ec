import { z } from 'zod';
import { userLimits } from './limits';

/** Argon2id passwords have at least this many characters; which ones is free (B27). */
export const minimumPasswordLength = 8;

export const Password = z.string().min(minimumPasswordLength).max(200);

/** The password that staff gives a user. A short one is refused by the verb with a text of its own (B27). */
export const GivenPassword = z.string().max(userLimits.password);
