import { describe, expect, it } from 'vitest';
import { refusals } from '../../refusals.test-support';
import {
  ConfirmPasskeyInput,
  ConfirmTotpInput,
  CreateApplicationKeyInput,
  FinishSignInInput,
  FinishWithPasskeyInput,
  PasskeyAnswer,
  PasswordAgain,
  ProveWithPasskeyInput,
  RemovePasskeyInput,
  RenamePasskeyInput,
  SecondFactorRolesInput,
} from './schema';

const answer = {
  id: 'AQ-_1',
  rawId: 'AQ-_2',
  type: 'public-key',
  response: { clientDataJSON: 'ZGF0YQ', authenticatorData: 'YXV0aA', signature: 'c2ln', userHandle: 'dXNlcg' },
};
const made = {
  id: 'AQ-_1',
  rawId: 'AQ-_2',
  type: 'public-key',
  response: { clientDataJSON: 'ZGF0YQ', attestationObject: 'YXR0', transports: ['usb', 'nfc'] },
};

describe("an authenticator's answer", () => {
  const why = (change: object, response: object = {}) =>
    refusals(PasskeyAnswer, { ...answer, ...change, response: { ...answer.response, ...response } });

  it('is read without what else browsers send', () => {
    expect(PasskeyAnswer.parse({ ...answer, authenticatorAttachment: 'platform' })).toEqual(answer);
    const { userHandle: _, ...response } = answer.response;
    expect(PasskeyAnswer.parse({ ...answer, response })).toEqual({ ...answer, response });
  });

  it.each([
    ['id', 1400],
    ['rawId', 1400],
    ['response.clientDataJSON', 4000],
    ['response.authenticatorData', 8000],
    ['response.signature', 8000],
    ['response.userHandle', 200],
  ])('has a %s of at most %i characters of base64url', (path, max) => {
    const [field = '', inner] = path.split('.');
    const change = (text: string) => (inner === undefined ? why({ [field]: text }) : why({}, { [inner]: text }));
    expect(change('a'.repeat(max))).toEqual([]);
    expect(change('a'.repeat(max + 1))).toEqual([`${path}: too_big`]);
    for (const text of ['', 'a=', 'a+b', 'a/b', 'a b', 'ñ']) expect(change(text)).toEqual([`${path}: invalid_format`]);
  });

  it('is of a public key', () => expect(why({ type: 'password' })).toEqual(['type: invalid_value']));

  it('comes as the second step, or to prove who it is', () => {
    expect(FinishWithPasskeyInput.parse({ answer, rememberDevice: true })).toEqual({ answer, rememberDevice: true });
    expect(refusals(FinishWithPasskeyInput, { answer })).toEqual(['rememberDevice: invalid_type']);
    expect(ProveWithPasskeyInput.parse({ answer })).toEqual({ answer });
    expect(refusals(ProveWithPasskeyInput, {})).toEqual(['answer: invalid_type']);
  });
});

describe('a passkey that was just made', () => {
  const passkey = { setUp: 'firmado', name: 'Portátil', answer: made };
  const why = (response: object) =>
    refusals(ConfirmPasskeyInput, { ...passkey, answer: { ...made, response: { ...made.response, ...response } } });

  it('is kept under its trimmed name', () => {
    expect(ConfirmPasskeyInput.parse({ ...passkey, name: ' Portátil ' })).toEqual(passkey);
  });

  it.each([
    ['no transports', { transports: undefined }, []],
    ['ten transports', { transports: Array.from({ length: 10 }, () => 'usb') }, []],
    ['eleven', { transports: Array.from({ length: 11 }, () => 'usb') }, ['answer.response.transports: too_big']],
    ['a transport of 20 letters', { transports: ['a'.repeat(20)] }, []],
    ['a transport of 21', { transports: ['a'.repeat(21)] }, ['answer.response.transports.0: too_big']],
    ['the longest object', { attestationObject: 'a'.repeat(30_000) }, []],
    ['a longer one', { attestationObject: 'a'.repeat(30_001) }, ['answer.response.attestationObject: too_big']],
    ['the longest data', { clientDataJSON: 'a'.repeat(4000) }, []],
    ['longer data', { clientDataJSON: 'a'.repeat(4001) }, ['answer.response.clientDataJSON: too_big']],
  ])('with %s', (_what, response, refused) => expect(why(response)).toEqual(refused));
});

describe('a name', () => {
  it.each([
    ['of a passkey', ConfirmPasskeyInput, { setUp: 'x', answer: made }],
    ['that a passkey gets later', RenamePasskeyInput, { id: 3 }],
    ['of an application key', CreateApplicationKeyInput, { password: 'x' }],
  ] as const)('%s says something in 60 characters', (_whose, schema, rest) => {
    expect(schema.parse({ ...rest, name: ' Torre ' })).toMatchObject({ name: 'Torre' });
    expect(refusals(schema, { ...rest, name: 'a'.repeat(60) })).toEqual([]);
    expect(refusals(schema, { ...rest, name: 'a'.repeat(61) })).toEqual(['name: too_big']);
    expect(refusals(schema, { ...rest, name: '  ' })).toEqual(['name: too_small']);
  });
});

describe('what is typed', () => {
  it.each([
    ['as the second step', FinishSignInInput, { rememberDevice: false }],
    ['as the first code of an app', ConfirmTotpInput, { setUp: 'x' }],
  ] as const)('%s has at most 60 characters', (_when, schema, rest) => {
    expect(schema.parse({ ...rest, code: ' 123 456 ' })).toEqual({ ...rest, code: ' 123 456 ' });
    expect(refusals(schema, { ...rest, code: '1'.repeat(60) })).toEqual([]);
    expect(refusals(schema, { ...rest, code: '1'.repeat(61) })).toEqual(['code: too_big']);
  });

  it.each([
    ['to change anything', PasswordAgain, {}],
    ['to remove a passkey', RemovePasskeyInput, { id: 3 }],
    ['to make an application key', CreateApplicationKeyInput, { name: 'Torre' }],
  ] as const)('again as the own password %s has at most 200', (_why, schema, rest) => {
    expect(schema.parse({ ...rest, password: ' x ' })).toEqual({ ...rest, password: ' x ' });
    expect(refusals(schema, { ...rest, password: 'a'.repeat(200) })).toEqual([]);
    expect(refusals(schema, { ...rest, password: 'a'.repeat(201) })).toEqual(['password: too_big']);
    expect(refusals(schema, rest)).toEqual(['password: invalid_type']);
  });

  it('a set-up carries 1 to 4000 characters to its end', () => {
    const why = (setUp: string) => refusals(ConfirmTotpInput, { setUp, code: '123456' });
    expect([why('a'), why('a'.repeat(4000))]).toEqual([[], []]);
    expect([why(''), why('a'.repeat(4001))]).toEqual([['setUp: too_small'], ['setUp: too_big']]);
  });
});

describe('the roles that must have a second factor', () => {
  it.each([
    [[], []],
    [[0, 1, 2], []],
    [[3], ['roles.0: invalid_value']],
    [[1, 4], ['roles.1: invalid_value']],
    [[0, 1, 2, 0], ['roles: too_big']],
  ])('may be %j: %j', (roles, why) => expect(refusals(SecondFactorRolesInput, { roles })).toEqual(why));
});
