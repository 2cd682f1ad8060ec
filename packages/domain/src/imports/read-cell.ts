import { isIsoDate } from '../dates';
import type { CellKind } from './fields';

/** Why a cell cannot be read. */
export type CellFault =
  | { reason: 'tooLong'; max: number }
  | {
      reason:
        | 'notDate'
        | 'notTime'
        | 'notWhole'
        | 'notYesNo'
        | 'notCountry'
        | 'notLanguage'
        | 'notTerritory'
        | 'notStatus'
        | 'notSex';
    };

export type CellReading = { value: string } | CellFault;

/**
 * What a cell says, in one spelling: dates yyyy-mm-dd, times HH:MM, whole numbers in digits, words as the wire has them
 * (`yes`, `ES`, `pt`, `1`, `confirmed`, `F`). '' where it is empty.
 */
export function readCell(text: string, kind: CellKind): CellReading {
  const typed = text.trim();
  if (typed === '') return { value: '' };
  if (typeof kind === 'number') return typed.length > kind ? { reason: 'tooLong', max: kind } : { value: typed };
  if (kind === 'date') return orFault(readDate(typed), 'notDate');
  if (kind === 'time') return orFault(readTime(typed), 'notTime');
  if (kind === 'whole')
    return orFault(/^\d{1,7}(?:[.,]0{1,2})?$/.test(typed) ? String(Number.parseInt(typed, 10)) : undefined, 'notWhole');
  const { words, fault } = vocabularies[kind];
  return orFault(words.get(folded(typed)), fault);
}

type WordFault = Extract<CellFault, { reason: `not${string}` }>['reason'];

function orFault(value: string | undefined, reason: WordFault): CellReading {
  return value === undefined ? { reason } : { value };
}

/** Small letters without accents and signs, as headings and words are compared. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const isoLike = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
/** Day before month, as both countries write it. */
const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T ].*)?$/;

function readDate(typed: string): string | undefined {
  const iso = isoLike.exec(typed);
  const local = dayFirst.exec(typed);
  const [year = '', month = '', day = ''] = iso?.slice(1) ?? local?.slice(1).toReversed() ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : undefined;
}

const clock = /^(?:\d{4}-\d{2}-\d{2}T)?(\d{1,2})(?:[:.hH](\d{2})(?::\d{2})?)?\s*h?$/;

function readTime(typed: string): string | undefined {
  const [, hour = '', minute = '00'] = clock.exec(typed) ?? [];
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : undefined;
}

type WordKind = Exclude<CellKind, number | 'date' | 'time' | 'whole'>;

function vocabulary(fault: WordFault, words: Readonly<Record<string, string>>) {
  const known = Object.entries(words).flatMap(([value, spellings]) =>
    spellings.split(' | ').map((spelling): [string, string] => [folded(spelling), value]),
  );
  return { fault, words: new Map(known) };
}

const vocabularies: Record<WordKind, ReturnType<typeof vocabulary>> = {
  yesNo: vocabulary('notYesNo', {
    yes: 'sí | sim | s | yes | y | x | 1 | true | verdadero | verdadeiro',
    no: 'no | não | n | 0 | false | falso',
  }),
  country: vocabulary('notCountry', {
    ES: 'ES | ESP | España | Espanha | Spain | +34 | 34',
    PT: 'PT | PRT | Portugal | +351 | 351',
  }),
  language: vocabulary('notLanguage', {
    es: 'es | español | espanhol | castellano | castelhano | spanish',
    pt: 'pt | portugués | português | portuguese',
    en: 'en | inglés | inglês | english',
  }),
  territory: vocabulary('notTerritory', {
    '1': '1 | Monfragüe | MON | Parque Nacional de Monfragüe',
    '2': '2 | Tajo Internacional | Tejo Internacional | Tajo | Tejo | TAJ',
  }),
  status: vocabulary('notStatus', {
    '1': 'pendiente | pendente | pending | 1',
    '2': 'confirmada | confirmado | confirmed | 2',
    '3': 'en espera | em espera | lista de espera | waiting | 3',
    '4': 'cancelada | cancelado | anulada | anulado | cancelled | canceled | 4',
  }),
  sex: vocabulary('notSex', {
    F: 'F | mujer | mulher | femenino | feminino | female',
    M: 'M | H | hombre | homem | masculino | male',
  }),
};
