import type { Role } from '@dehesa/domain/access';
import type { z } from 'zod';

/** Who may make a call: role ids, or `null` for everybody, signed in or not (B22). */
type Callers = readonly Role[] | null;

export const everybody: Callers = null;
export const signedIn: Callers = [0, 1, 2, 3, 4];
export const staff: Callers = [0, 1, 2];
export const admins: Callers = [0, 1];
export const superAdmins: Callers = [0];

interface DocumentedCall {
  summary: string;
  who: Callers;
  body: z.ZodObject;
  answer: z.ZodType;
}

export type DocumentedCalls = Readonly<Record<string, DocumentedCall>>;
