import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { refusals } from '../refusals.test-support';
import {
  ChangePasswordInput,
  CreateFirstAdminInput,
  RecoverPasswordInput,
  RecoverSuperAdminInput,
  SessionEndInput,
  SessionKind,
  SignInInput,
  UserSessionsInput,
  VerifyEmailInput,
} from './schema';

const email = 'ana@example.org';
const inputs: [string, z.ZodType, Record<string, string>][] = [
  ['signs in', SignInInput, { email, password: 'uno' }],
  ['has lost a password', RecoverPasswordInput, { email }],
  ['chooses another password', ChangePasswordInput, { current: 'uno', next: 'otro' }],
  ['is the first super admin', CreateFirstAdminInput, { firstName: 'Ana', email, password: 'uno' }],
  ['is a super admin who comes back', RecoverSuperAdminInput, { email, password: 'uno' }],
];
/** Spaces are part of a password, not of an address or a name. */
const trimmed = ['email', 'firstName'];
const longest = (field: string) => (trimmed.includes(field) ? 80 : 200);

describe.each(inputs)('who %s', (_who, schema, sample) => {
  it('sends nothing else than what is asked for', () => {
    expect(schema.parse({ ...sample, role: 0 })).toEqual(sample);
  });

  it.each(Object.keys(sample))('sends %s trimmed or as it was typed, and not at any length', (field) => {
    const max = longest(field);
    expect(schema.parse({ ...sample, [field]: ' a b ' })).toHaveProperty(
      field,
      trimmed.includes(field) ? 'a b' : ' a b ',
    );
    expect(refusals(schema, { ...sample, [field]: 'a'.repeat(max) })).toEqual([]);
    expect(refusals(schema, { ...sample, [field]: 'a'.repeat(max + 1) })).toEqual([`${field}: too_big`]);
    expect(refusals(schema, { ...sample, [field]: undefined })).toEqual([`${field}: invalid_type`]);
    // What is empty is the verb's to refuse.
    expect(refusals(schema, { ...sample, [field]: '' })).toEqual([]);
  });
});

it.each([
  ['', ['token: too_small']],
  ['a', []],
  ['a'.repeat(400), []],
  ['a'.repeat(401), ['token: too_big']],
])('the link of a verification mail %#', (token, why) => expect(refusals(VerifyEmailInput, { token })).toEqual(why));

describe('sessions', () => {
  it.each(['browser', 'token'])('come by %s', (kind) => expect(SessionKind.parse(kind)).toBe(kind));
  it.each(['both', ''])('do not come by %j', (kind) => expect(SessionKind.safeParse(kind).success).toBe(false));

  it("are one's own unless somebody is named", () => {
    expect(UserSessionsInput.parse({})).toEqual({});
    expect(UserSessionsInput.parse({ userId: 7 })).toEqual({ userId: 7 });
    expect(refusals(UserSessionsInput, { userId: 0 })).toEqual(['userId: too_small']);
    expect(SessionEndInput.parse({ id: 3 })).toEqual({ id: 3 });
    expect(refusals(SessionEndInput, {})).toEqual(['id: invalid_type']);
  });
});
