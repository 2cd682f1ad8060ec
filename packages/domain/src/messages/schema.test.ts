import { describe, expect, it } from 'vitest';
import { refusals } from '../refusals.test-support';
import { providerLanguages } from './positional-template';
import { AllowAddressInput, MessageListInput, SuppressionListInput } from './schema';
import { EditTemplateInput, TemplateInput, TemplatePreviewInput, TestMailInput } from './template-schema';
import { MessageStatus } from './templates';

describe('the log of messages', () => {
  it.each(['queued', 'sending', 'sent', 'delivered', 'read', 'kept', 'suppressed', 'failed'])(
    'is narrowed to those that are %s',
    (status) => expect(MessageListInput.parse({ status }).status).toBe(status),
  );

  it.each([
    [{ status: 'lost' }, ['status: invalid_value']],
    [{ channel: 'email' }, []],
    [{ channel: 'whatsapp' }, []],
    [{ channel: 'sms' }, ['channel: invalid_value']],
    [{ search: 'a'.repeat(100) }, []],
    [{ search: 'a'.repeat(101) }, ['search: too_big']],
  ])('asked for with %j: %j', (asked, why) => expect(refusals(MessageListInput, asked)).toEqual(why));

  it('knows no further state', () => expect(MessageStatus.options).toHaveLength(8));
});

describe('addresses that were refused for good', () => {
  it('are listed all, or those that something is found in', () => {
    expect(SuppressionListInput.parse({})).toEqual({ pageIndex: 0, pageSize: 25, search: '' });
    expect(SuppressionListInput.parse({ search: ' ana ' }).search).toBe('ana');
    expect(refusals(SuppressionListInput, { search: 'a'.repeat(101) })).toEqual(['search: too_big']);
  });

  it.each([
    ['a', []],
    ['a'.repeat(320), []],
    ['a'.repeat(321), ['email: too_big']],
    ['', ['email: too_small']],
    [' ', ['email: too_small']],
  ])('may be written to again %#', (email, why) => expect(refusals(AllowAddressInput, { email })).toEqual(why));
});

describe('a template', () => {
  const template = { subject: 'Tu reserva', body: '<p>Hola</p>', recordGroups: ['reserva'] };

  it.each([
    ['slug', 100],
    ['subject', 200],
    ['body', 100_000],
    ['providerName', 512],
  ])('has a %s of at most %i characters', (field, max) => {
    expect(refusals(TemplateInput, { ...template, [field]: 'a'.repeat(max) })).toEqual([]);
    expect(refusals(TemplateInput, { ...template, [field]: 'a'.repeat(max + 1) })).toEqual([`${field}: too_big`]);
  });

  it.each([
    [{ slug: 'Reserva' }, ['slug: slug']],
    [{ slug: ' reserva ' }, []],
    [{ providerName: 'Reserva' }, ['providerName: providerName']],
    [{ providerName: ' reserva_1 ' }, []],
    [{ language: 'fr' }, []],
    [{ language: 'de' }, ['language: invalid_value']],
    [{ channel: 'sms' }, ['channel: invalid_value']],
    [{ recordGroups: Array.from({ length: 20 }, () => 'reserva') }, []],
    [{ recordGroups: Array.from({ length: 21 }, () => 'reserva') }, ['recordGroups: too_big']],
    [{ recordGroups: ['grupo'] }, ['recordGroups.0: invalid_value']],
  ])('with %j: %j', (change, why) => expect(refusals(TemplateInput, { ...template, ...change })).toEqual(why));

  it('is saved over what was read, where that is known', () => {
    const savedAt = new Date('2026-05-01T10:00:00Z');
    expect(EditTemplateInput.parse({ ...template, id: 7, savedAt })).toMatchObject({ id: 7, savedAt });
    expect(EditTemplateInput.parse({ ...template, id: 7 })).not.toHaveProperty('savedAt');
    expect(refusals(EditTemplateInput, { ...template, id: 7, savedAt: 'ayer' })).toEqual(['savedAt: invalid_type']);
    expect(refusals(EditTemplateInput, template)).toEqual(['id: invalid_type']);
  });

  it('is shown with samples by its slug, in a language and on a channel where they are named', () => {
    expect(TemplatePreviewInput.parse({ slug: 'a' })).toEqual({ slug: 'a' });
    const asked = { slug: 'a', language: 'pt', channel: 'whatsapp' };
    expect(TemplatePreviewInput.parse(asked)).toEqual(asked);
    expect(refusals(TemplatePreviewInput, { slug: 'a'.repeat(101) })).toEqual(['slug: too_big']);
    expect(refusals(TemplatePreviewInput, { slug: 'a', language: 'de', channel: 'sms' })).toEqual([
      'language: invalid_value',
      'channel: invalid_value',
    ]);
  });

  it('is in Portugal where WhatsApp asks for a country', () => {
    expect(providerLanguages).toEqual({ es: 'es', en: 'en', fr: 'fr', pt: 'pt_PT' });
  });
});

it.each([
  ['', []],
  [' ', []],
  ['ana@example.org', []],
  ['ana@', ['to: email']],
  [`${'a'.repeat(69)}@example.org`, ['to: too_big', 'to: email']],
])('a test goes to %j: %j', (to, why) => expect(refusals(TestMailInput, { to })).toEqual(why));
