import { isLive } from '@dehesa/domain/reservation-status';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { formatDayMonthYear, shortTime } from '@dehesa/domain/calendar-days';
import { type FinderGroup, finderGroups } from '@dehesa/domain/finder';
import type { BackofficeTexts } from '@dehesa/i18n/backoffice';
import type { FinderTexts } from '@dehesa/i18n/backoffice/finder';
import type { Outputs } from '../../lib/trpc';
import type { Entry, EntryGroup } from './entry';

export type Found = Outputs['finder']['find'];
type RowOf<G extends FinderGroup> = NonNullable<Found[G]>['rows'][number];

/** What the rows are told with. */
export interface FinderWords {
  language: StaffLanguage;
  texts: FinderTexts;
  shell: BackofficeTexts['shell'];
  status: BackofficeTexts['reservations']['status'];
  /** Role 2 runs companies, in a gym it is its monitors. */
  companyType: 'empresa' | 'monitor';
}

const inboxes = { 1: '/actividades/admin/mensajes/monfrague', 2: '/actividades/admin/mensajes/tajo' } as const;

const said = (...parts: readonly (string | null | undefined)[]) =>
  parts.filter((part): part is string => part !== null && part !== undefined && part !== '');

const day = (date: string, time: string | null) =>
  said(formatDayMonthYear(date), time === null ? null : shortTime(time)).join(', ');

type ToEntry<G extends FinderGroup> = (row: RowOf<G>, words: FinderWords) => Entry;

const reservation: ToEntry<'reservations'> = (row, { language, texts, status }) => ({
  key: `reservation ${row.id}`,
  label: row.name,
  details: said(
    row.booker === null ? null : texts.companionOf(row.booker),
    row.title[language],
    day(row.date, row.startTime),
    row.reference,
    row.past ? texts.past : null,
  ),
  // Cancelled ones are not found (B18).
  state: isLive(row.status) ? status[row.status] : undefined,
  exact: row.exact,
  open: (navigate) => navigate({ to: '/actividades/edit/reserva', search: { id: row.id } }),
});

const activity: ToEntry<'activities'> = (row, { language, texts }) => ({
  key: `activity ${row.id}`,
  label: row.title[language],
  details: said(
    day(row.date, row.startTime),
    row.municipality,
    row.suspended ? texts.suspended : null,
    row.hidden ? texts.hidden : null,
    row.past ? texts.past : null,
  ),
  open: (navigate) => navigate({ to: '/actividades/ver/reserva', search: { id: row.id } }),
  edit: {
    label: texts.editActivity(row.title[language]),
    open: (navigate) => navigate({ to: '/actividades/edit/actividad', search: { id: row.id } }),
  },
});

const conversation: ToEntry<'conversations'> = (row, { texts, shell }) => ({
  key: `conversation ${row.id}`,
  label: row.name || (row.phone ?? ''),
  details: said(row.phone === null ? texts.web : row.phone, shell.territories[row.territoryId]),
  open: (navigate) => navigate({ to: inboxes[row.territoryId], search: { id: row.id } }),
});

function accountOf(row: RowOf<'users'>, { texts }: FinderWords, tipo?: FinderWords['companyType']): Entry {
  return {
    key: `account ${row.id}`,
    label: row.name,
    details: said(row.email === row.name ? null : row.email, row.locality, row.hasAccess ? null : texts.noAccess),
    open: (navigate) => navigate({ to: '/edit/usuario', search: { id: row.id, tipo } }),
  };
}

const company: ToEntry<'companies'> = (row, words) => accountOf(row, words, words.companyType);

const user: ToEntry<'users'> = (row, words) => {
  const entry = accountOf(row, words);
  return { ...entry, details: [words.shell.roles[row.role], ...entry.details] };
};

const collaborator: ToEntry<'collaborators'> = (row, words) => ({
  ...accountOf(row, words),
  open: (navigate) => navigate({ to: '/actividades/admin/colaboradores', search: { show: row.id } }),
});

const entriesOf: { [G in FinderGroup]: (found: Found, words: FinderWords) => Entry[] | undefined } = {
  reservations: (found, words) => found.reservations?.rows.map((row) => reservation(row, words)),
  activities: (found, words) => found.activities?.rows.map((row) => activity(row, words)),
  conversations: (found, words) => found.conversations?.rows.map((row) => conversation(row, words)),
  companies: (found, words) => found.companies?.rows.map((row) => company(row, words)),
  users: (found, words) => found.users?.rows.map((row) => user(row, words)),
  collaborators: (found, words) => found.collaborators?.rows.map((row) => collaborator(row, words)),
};

/** What was found, group by group, of those that have a name here: screens that somebody has. */
export function foundGroups(
  found: Found,
  names: Partial<Record<FinderGroup, string>>,
  words: FinderWords,
  alone: boolean,
): EntryGroup[] {
  return finderGroups.flatMap((key) => {
    const label = names[key];
    const entries = entriesOf[key](found, words) ?? [];
    if (label === undefined || entries.length === 0) return [];
    return [{ key, label, entries, more: found[key]?.more ? (alone ? 'type' : 'ask') : undefined }];
  });
}
