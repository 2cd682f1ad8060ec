import type { AuditAction, AuditEntity } from '@dehesa/domain/audit';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { formatInstant } from '../formats/formats';
import { audit as es } from '../locales/es/backoffice/audit/audit';
import { audit as pt } from '../locales/pt/backoffice/audit/audit';

export type AuditTexts = typeof es;

/** The words of the audit log; they come with what shows it. */
export const auditTexts: Record<StaffLanguage, AuditTexts> = { es, pt };

/** What a line of the log is put into words of. */
export interface ToldDeed {
  action: string;
  entity: string;
  entityId: number | null;
  /** What the record is called, where it is still there. */
  recordName: string | null;
}

/** What somebody did, behind their name: before, within and after the name of the record, which may be a link. */
export interface DeedWords {
  before: string;
  record: string;
  after: string;
}

/** Whether an action has a name for people; one of another version may not. */
export function isNamedAction(action: string): action is AuditAction {
  return Object.hasOwn(es.actionNames, action);
}

/** The actions whose words contain what was typed, without regard to case and accents. */
export function actionsNamed(language: StaffLanguage, typed: string): AuditAction[] {
  const { actionNames, deeds } = auditTexts[language];
  const wanted = folded(typed);
  return Object.keys(actionNames)
    .filter(isNamedAction)
    .filter((action) => folded(`${actionNames[action]}\n${deeds[action]}`).includes(wanted));
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The deed in words, the record with its article where the sentence has it (B93). */
export function deedWords(language: StaffLanguage, deed: ToldDeed): DeedWords {
  const texts = auditTexts[language];
  if (!isNamedAction(deed.action)) return { before: texts.unknownDeed(deed.action), record: '', after: '' };
  const [before = '', form, after = ''] = texts.deeds[deed.action].split(/\{(the|of|to|in)\}/);
  if (form === undefined || !isEntity(deed.entity)) return { before, record: '', after };
  const { gender } = texts.records[deed.entity];
  const article = texts.articles[gender][form === 'of' || form === 'to' || form === 'in' ? form : 'the'];
  return { before: `${before}${article} `, record: recordWords(language, deed), after };
}

/** Which record, without an article: "actividad «Ruta»", "reserva MFG-…", "cuenta 12". */
export function recordWords(language: StaffLanguage, { entity, entityId, recordName }: ToldDeed): string {
  if (!isEntity(entity)) return entityId === null ? entity : `${entity} ${entityId}`;
  const { noun, named } = auditTexts[language].records[entity];
  if (recordName !== null) return named(recordName);
  return entityId === null ? noun : `${noun} ${entityId}`;
}

/** The details in words, one for each; names and words that nobody knows stay readable. */
export function detailWords(language: StaffLanguage, { action, details }: DetailedDeed): string[] {
  const texts = auditTexts[language];
  return inOrder(Object.entries(details)).flatMap(([name, value]) => {
    const said = valueWords(language, { action, name }, value);
    return said === '' ? [] : [`${texts.detailNames[name] ?? readable(name)}: ${said}`];
  });
}

/** What was before what is, both before the rest: the database gives names in an order of its own. */
function inOrder<Value>(details: [string, Value][]): [string, Value][] {
  const rank = ([name]: [string, Value]) => ['from', 'to'].indexOf(name) + 1 || 3;
  return details.toSorted((a, b) => rank(a) - rank(b));
}

/** What a setting or a field of a record is called; of a territory's, with the territory; of a text, with its language. */
export function fieldWords(language: StaffLanguage, name: string): string {
  const [, written, text] = /^texts\.(\w+)\.(\w+)$/.exec(name) ?? [];
  if (text !== undefined) return `${readable(wordsOf(language, text))} (${wordsOf(language, written ?? '')})`;
  const [, id, own] = /^territories\.([12])\.(\w+)$/.exec(name) ?? [];
  if (own === undefined) return readable(wordsOf(language, name));
  return `${readable(wordsOf(language, own))} (${auditTexts[language].territories[id === '1' ? 1 : 2]})`;
}

/** A line's details as the verb wrote them. */
export interface DetailedDeed {
  action: string;
  details: Readonly<Record<string, unknown>>;
}

interface Place {
  action: string;
  name: string;
}

function valueWords(language: StaffLanguage, place: Place, value: unknown): string {
  const texts = auditTexts[language];
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return numberWords(texts, place, value);
  if (typeof value === 'string')
    return /^(territories|texts)\./.test(value) ? fieldWords(language, value) : wordsOf(language, value, place.name);
  if (Array.isArray(value)) {
    return value
      .map((part) => valueWords(language, place, part))
      .filter((part) => part !== '')
      .join(', ');
  }
  if (typeof value !== 'object') return '';
  const parts = detailWords(language, { action: place.action, details: { ...value } });
  return parts.length === 0 ? '' : `(${parts.join('; ')})`;
}

/** Some numbers are the wire's ids of what has a name. */
function numberWords(texts: AuditTexts, { action, name }: Place, value: number): string {
  const isStatus = name === 'statuses' || (action.startsWith('reservations.') && (name === 'from' || name === 'to'));
  const names: Readonly<Record<number, string>> = isStatus ? texts.statuses : texts.roles;
  const isNamed = isStatus || name === 'role' || name === 'roles';
  return (isNamed ? names[value] : undefined) ?? String(value);
}

/** What a word means; some mean another thing under the `name` of a detail. */
function wordsOf(language: StaffLanguage, value: string, name = ''): string {
  const { detailValues } = auditTexts[language];
  const known = [`${name}.${value}`, value].find((key) => Object.hasOwn(detailValues, key));
  if (known !== undefined) return detailValues[known] ?? value;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return value.split('-').toReversed().join('/');
  const at = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? new Date(value) : undefined;
  return at === undefined || Number.isNaN(at.getTime()) ? value : formatInstant(at, language);
}

/** "scheduleChange" → "schedule change". */
function readable(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
}

function isEntity(entity: string): entity is AuditEntity {
  return Object.hasOwn(es.records, entity);
}
