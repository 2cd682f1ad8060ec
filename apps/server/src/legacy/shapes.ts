import { z } from 'zod';

/** A refusal by a rule (B31): HTTP 200, in the documented words. */
export const Refusal = z.strictObject({
  error: z.literal(true),
  value: z.string().describe('The documented text of the refusal, in Spanish'),
});

/** A fault of the server (B31): HTTP 500. */
export const Fault = z.strictObject({
  error: z.literal(true),
  value: z.literal('Error'),
  id: z.string().describe('The same id stands in the log'),
});

/** Nothing to tell but that it was done. */
export const Done = z.strictObject({ error: z.literal(false) });

/** Done, with the id of what was made or the number of what was done. */
export const DoneWithNumber = z.strictObject({ error: z.literal(false), value: z.number() });

export const date = z
  .string()
  .regex(/^(\d{4}-\d{2}-\d{2})?$/)
  .describe('yyyy-mm-dd, or empty');
export const shownDate = z.string().describe('dd/mm/yyyy, or empty');
export const time = z.string().describe('HH:MM, or empty');
export const flag = z.literal([0, 1]);

/** What the wire takes as a flag (B32). */
export const sentFlag = z.union([z.literal([0, 1, '0', '1']), z.boolean()]).describe("0, 1, '0', '1', true or false");
/** A number as such, or in quotes (B32). */
export const sentNumber = z.union([z.number(), z.string()]).describe('A number, or one in quotes');
export const dataUrl = z.string().describe('data:…;base64,…; what the file is, its content decides');

/** A page of a list (B34). */
export const paging = {
  page_index: sentNumber.optional().describe('From 0'),
  page_size: sentNumber.optional().describe('25, 50, 100 or 200'),
  filtro: z.string().optional().describe('Searched without regard to case and accents'),
  order: z.string().optional().describe('A documented column'),
  dir: z.enum(['asc', 'desc']).optional(),
};
