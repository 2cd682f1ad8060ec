import { activityFields } from '@dehesa/domain/activities';
import { auditActions, auditEntities } from '@dehesa/domain/audit';
import { importKinds } from '@dehesa/domain/imports';
import { SuspensionReason } from '@dehesa/domain/outings';
import { staffLanguages } from '@dehesa/domain/language-codes';
import { describe, expect, it } from 'vitest';
import { actionsNamed, auditTexts, deedWords, detailWords, recordWords } from './audit';

const edit = { action: 'activities.edit', entity: 'activity', entityId: 7, recordName: 'Ruta' };
const sentence = (language: 'es' | 'pt', deed: Partial<typeof edit> | Record<string, unknown>) => {
  const { before, record, after } = deedWords(language, { ...edit, ...deed });
  return `${before}${record}${after}`;
};

describe('a line of the audit log in words (B93)', () => {
  it.each([
    ['es', {}, 'modificó la actividad «Ruta»'],
    ['pt', {}, 'alterou a atividade «Ruta»'],
    ['es', { recordName: null }, 'modificó la actividad 7'],
    ['es', { action: 'activities.repeat' }, 'repitió la actividad «Ruta» en otras fechas'],
    ['pt', { action: 'activities.addImage' }, 'adicionou uma imagem à atividade «Ruta»'],
    ['es', { action: 'guides.edit', entity: 'guide', recordName: 'Ana Durán' }, 'modificó el guía Ana Durán'],
    ['es', { action: 'users.setAccess', entity: 'user', recordName: 'Ana' }, 'cambió el acceso de la cuenta de Ana'],
    ['pt', { action: 'templates.edit', entity: 'template', recordName: 'Olá' }, 'alterou o modelo «Olá»'],
    [
      'pt',
      { action: 'auth.signInFailed', entity: 'user', recordName: 'Ana' },
      'tentou sem êxito iniciar sessão na conta de Ana',
    ],
    ['es', { action: 'inbox.reply', entity: 'message', recordName: null }, 'respondió a la conversación 7'],
    [
      'es',
      { action: 'database.export', entity: 'database', entityId: null, recordName: null },
      'exportó la base de datos',
    ],
    ['es', { action: 'rockets.launch' }, 'hizo «rockets.launch»'],
    ['es', { action: 'toString' }, 'hizo «toString»'],
  ] as const)('%s: %j is "%s"', (language, deed, expected) => expect(sentence(language, deed)).toBe(expected));

  it.each(staffLanguages)('each action and each kind of record has its words in %s', (language) => {
    const { actionNames, deeds, records } = auditTexts[language];
    for (const action of auditActions) {
      expect(actionNames[action]).toMatch(/^\p{Lu}/u);
      expect(deeds[action]).toMatch(/^\p{Ll}/u);
      expect(deeds[action].match(/\{/g) ?? []).toHaveLength(/\{(the|of|to|in)\}/.test(deeds[action]) ? 1 : 0);
    }
    for (const entity of auditEntities) expect(records[entity].named('X')).toContain(records[entity].noun);
  });

  it('a record of a kind that nobody knows is called as it is stored', () => {
    expect(recordWords('es', { ...edit, entity: 'rocket' })).toBe('rocket 7');
    expect(recordWords('es', { ...edit, entityId: null, recordName: null })).toBe('actividad');
  });

  it('is found by what is typed, whatever its case and accents', () => {
    expect(actionsNamed('es', 'DENEGADO')).toEqual(['access.refuse']);
    expect(actionsNamed('pt', 'lotacao')).toEqual(['activities.changePlaces']);
    expect(actionsNamed('es', 'lotacao')).toEqual([]);
  });
});

describe('details in words', () => {
  const of = (details: Record<string, unknown>, action = 'users.setAccess') => detailWords('es', { action, details });
  it.each([
    [{ to: true, from: false }, ['Antes: no', 'Después: sí']],
    [{ role: 1, roles: [0, 2] }, ['Rol: Administrador', 'Roles: Superadministrador, Gestor']],
    [{ fields: ['mailHost', 'somethingNew'] }, ['Campos: servidor de correo, somethingNew']],
    [{ fields: ['territories.2.adminAlias'] }, ['Campos: nombre de la administración (Tajo / Tejo Internacional)']],
    [{ somethingNew: 3, empty: null, none: [] }, ['something new: 3']],
    [
      { scheduleChange: { from: '2026-05-01', odd: { deep: true } } },
      ['Cambio de fecha u hora: (Antes: 01/05/2026; odd: (deep: sí))'],
    ],
    [
      { list: 'confirmed', format: 'page', fields: ['registrationsClosed'] },
      ['Lista: confirmadas', 'Formato: página para imprimir', 'Campos: inscripciones cerradas'],
    ],
    [{ kind: 'question' }, ['Tipo: pregunta']],
    [{ until: '2026-05-01T10:00:00.000Z' }, ['Hasta: 01/05/2026, 12:00']],
    [{ reason: 'toString' }, ['Motivo: toString']],
  ])('%j: %j', (details, words) => expect(of(details)).toEqual(words));

  it('a word may mean another thing under another name', () => {
    expect(of({ list: 'confirmed', format: 'page' })).toEqual(['Lista: confirmadas', 'Formato: página para imprimir']);
    expect(of({ start: 'confirmed' })).toEqual(['Comienzo: con acceso y confirmación']);
  });

  it('a text of an activity is told with its language', () =>
    expect(of({ fields: ['texts.pt.badWeather'] })).toEqual(['Campos: si llueve o hace mal tiempo (portugués)']));

  const stored = {
    fields: activityFields,
    kind: ['question', 'group', 'pending', 'waiting', 'confirmed', 'scheduleChange', ...importKinds],
    list: ['confirmed', 'waiting', 'general', 'localities'],
    format: ['page', 'pdf', 'xlsx', 'json'],
    gallery: ['main', 'afterwards'],
    start: ['pending', 'withAccess', 'confirmed'],
    answer: ['coming', 'cancelled'],
    reason: SuspensionReason.options,
  };
  it.each(staffLanguages)('what the verbs write is told in %s, never as a name of the code', (language) => {
    const { detailValues } = auditTexts[language];
    for (const [name, values] of Object.entries(stored)) {
      for (const value of values) {
        const last = value.split('.').at(-1) ?? value;
        expect([`${name}.${last}`, last].filter((key) => key in detailValues)).not.toEqual([]);
      }
    }
  });

  it('a state of a reservation has its name, and no other number', () => {
    expect(of({ from: 1, to: 2 }, 'reservations.changeStatus')).toEqual(['Antes: Pendiente', 'Después: Confirmada']);
    expect(of({ from: 1, to: 2 }, 'configuration.editLegalText')).toEqual(['Antes: 1', 'Después: 2']);
    expect(of({ statuses: [2, 3] }, 'reservations.export')).toEqual(['Estados: Confirmada, En espera']);
  });
});
