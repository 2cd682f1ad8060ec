import { describe, expect, it } from 'vitest';
import { differsAt, inOtherWords, toldAfterChange, valueAt } from './told';

const changed =
  (...fields: string[]) =>
  (field: string) =>
    fields.includes(field);

describe('a refusal told beside a form', () => {
  const taken = { notice: 'Email existente', about: ['email'] };

  it('goes as soon as the field that it is about changes', () => {
    expect(toldAfterChange(taken, changed('email'))).toBeUndefined();
  });

  it('stays while other fields change', () => {
    expect(toldAfterChange(taken, changed('name'))).toEqual(taken);
  });

  it('goes with the first change where it is about the form as a whole', () => {
    expect(toldAfterChange({ notice: 'Aforo completo', about: [] }, changed('name'))).toBeUndefined();
  });

  it('stays until the last of several fields was changed', () => {
    const missing = { notice: 'Faltan datos', about: ['name', 'email'] };
    const left = toldAfterChange(missing, changed('name'));
    expect(left).toEqual({ notice: 'Faltan datos', about: ['email'] });
    expect(toldAfterChange(left, changed('email'))).toBeUndefined();
  });

  it('stays nothing where nothing was told', () => {
    expect(toldAfterChange(undefined, changed('email'))).toBeUndefined();
  });
});

describe('what stands at a path', () => {
  const values = { email: 'a@example.test', companions: [{ email: 'b@example.test' }] };

  it('is read through lists, and is nothing where the path leads nowhere', () => {
    expect(valueAt(values, 'companions.0.email')).toBe('b@example.test');
    expect(valueAt(values, 'companions.1.email')).toBeUndefined();
    expect(valueAt(values, 'email.length.more')).toBeUndefined();
  });

  it('differs by what it holds, not by being another copy', () => {
    expect(differsAt('companions', structuredClone(values), values)).toBe(false);
    expect(differsAt('companions', { ...values, companions: [] }, values)).toBe(true);
    expect(differsAt('email', { ...values, email: 'c@example.test' }, values)).toBe(true);
  });
});

describe('what is told at fields, in another language', () => {
  it('is what the check says now, else what it was refused for, and no more fields than before', () => {
    const told = { name: 'Campo obligatorio', email: 'Email existente', code: 'De otro sitio' };
    const found = { name: 'Campo obrigatório', phone: 'Telefone inválido' };
    expect(inOtherWords(told, found, { email: 'E-mail existente', name: 'Outro' })).toEqual({
      name: 'Campo obrigatório',
      email: 'E-mail existente',
      code: 'De otro sitio',
    });
    expect(inOtherWords({}, found, undefined)).toEqual({});
  });
});
