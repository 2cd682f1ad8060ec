import {
  ActivityInput,
  CreateActivityInput,
  EditActivityInput,
  requiredActivityFields,
} from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { defaultLanguage } from '@dehesa/domain/languages';
import type { z } from 'zod';

/** Parses what is to become an activity; a required field without a value is 'Complete campos' (D8). */
export function parseActivity(raw: unknown): ActivityInput {
  return parse(ActivityInput, raw);
}

/** Like `parseActivity`, with the files and the other activities that a new one names. */
export function parseNewActivity(raw: unknown): CreateActivityInput {
  return parse(CreateActivityInput, raw);
}

/** Like `parseActivity`, with the id of the activity and the version that was read. */
export function parseActivityEdit(raw: unknown): EditActivityInput {
  return parse(EditActivityInput, raw);
}

function parse<T>(schema: z.ZodType<T>, raw: unknown): T {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.map((issue) => issue.path);
  if (paths.some((path) => isRequired(path) && isEmpty(valueAt(raw, path)))) {
    throw DomainError.of('activities.incomplete');
  }
  throw DomainError.of('input.invalid', { path: paths[0]?.join('.') ?? '' });
}

const requiredNames: readonly PropertyKey[] = requiredActivityFields;

function isRequired(path: readonly PropertyKey[]): boolean {
  const name = path[0] === 'texts' && path[1] === defaultLanguage ? path[2] : path.length === 1 ? path[0] : undefined;
  return name !== undefined && requiredNames.includes(name);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  let value = raw;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}
