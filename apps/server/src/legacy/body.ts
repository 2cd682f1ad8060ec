import { z } from 'zod';
import { sentNumber } from './shapes';
import { type WireFields, wireId, wireText } from './wire-values';

/** A body as the documentation shows it, and how it is read: wider than shown, because clients leave out and quote (B32). */
export interface SentBody<Sent> {
  shown: z.ZodObject;
  read: (fields: WireFields) => Sent;
}

/** A field of a body; read by its name, because most readers take a missing field for something. */
interface SentField<Value> {
  shown: z.ZodType;
  read: (fields: WireFields, name: string) => Value;
}

type Values<Fields> = { [Name in keyof Fields]: Fields[Name] extends SentField<infer Value> ? Value : never };

/** A body of fields that are read one by one, in their order. */
export function sent<Fields extends Record<string, SentField<unknown>>>(fields: Fields): SentBody<Values<Fields>> {
  const entries = Object.entries(fields);
  return {
    shown: z.object(Object.fromEntries(entries.map(([name, { shown }]) => [name, shown]))),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name has what its own reader returned
    read: (body) => Object.fromEntries(entries.map(([name, { read }]) => [name, read(body, name)])) as Values<Fields>,
  };
}

/** A body that is read as a whole: what it means depends on several fields, or on what is stored. */
export function sentAs<Sent>(shown: z.ZodObject, read: (fields: WireFields) => Sent): SentBody<Sent> {
  return { shown, read };
}

/** A call that needs no field. */
export const nothing = sent({});

export function field<Value>(shown: z.ZodType, read: (fields: WireFields, name: string) => Value): SentField<Value> {
  return { shown, read };
}

/** The record that a call is about. */
export const id = field(sentNumber, (fields, name) => wireId(fields, name));
export const text = field(z.string(), (fields, name) => wireText(fields, name));
/** Text that may be missing, which is empty. */
export const optionalText = field(z.string().optional(), (fields, name) => wireText(fields, name));

/** `{id}` */
export const byId = sent({ id });
