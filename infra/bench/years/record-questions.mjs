import { hasRows, monthsAgo } from './answers.mjs';

const auditPage = 50;

/** What somebody asks once a month and has to read every reservation, person and message for (decision 0091), in milliseconds. */
const wholeTablesGoal = 2_000;

/** The audit log, one person's data, retention and the tables: what super administrators ask. */
export function recordQuestions({ one, heldOf, audited }) {
  const person = (name, query, found) => [
    `person, ${name}`,
    'config.personalData.find',
    query,
    ({ people }) => people.length === found,
    'super',
    'post',
  ];
  const audit = (name, input, right) => [
    `audit log, ${name}`,
    'config.personalData.audit',
    { language: 'es', ...input },
    right,
    'super',
  ];
  const full = hasRows(auditPage);
  return [
    audit('first page', {}, full),
    audit('a million lines down', { before: Math.round(audited * 0.8) }, full),
    audit('its end', { before: 20 }, ({ next }) => next === null),
    audit('rare action', { action: 'activities.suspend' }, full),
    audit('common action', { action: 'reservations.edit' }, full),
    audit('unknown action', { action: 'users.nothing' }, hasRows(0)),
    audit('a year ago', { from: monthsAgo(13), to: monthsAgo(12) }, full),
    audit('of visitors', { actor: 'nobody' }, full),
    audit('rare action of visitors', { actor: 'nobody', action: 'reservations.export' }, () => true),
    audit('a reference', { text: one.reference }, ({ rows }) => rows.length > 0),
    audit('words of an action', { text: 'suspendió' }, () => true),
    audit('a title', { text: 'buitres negros' }, () => true),
    audit('nothing', { text: 'pingüino' }, hasRows(0)),
    ['audit log, who did', 'config.personalData.auditActors', undefined, (rows) => rows.length > 0, 'super'],
    person('by e-mail', { email: one.email }, heldOf),
    person('by document', { identity: one.identity }, heldOf),
    person('nobody', { email: 'nadie@example.org' }, 0),
    ['retention', 'config.personalData.retention', { months: 120 }, ({ months }) => months >= 0, 'super'],
    [
      'retention of all but two years',
      'config.personalData.retention',
      { months: 24 },
      ({ days }) => days.length > 0,
      'super',
      undefined,
      wholeTablesGoal,
    ],
    ['tables of the console', 'config.database.tables', undefined, (tables) => tables.length > 20, 'super'],
    ['faults', 'config.database.faults.list', {}, () => true, 'super'],
    [
      'places that do not agree',
      'reservations.checkPlaces',
      undefined,
      () => true,
      'super',
      undefined,
      wholeTablesGoal,
    ],
  ];
}
