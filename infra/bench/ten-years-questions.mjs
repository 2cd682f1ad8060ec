import { activityCount } from './rows/many-activities.mjs';

/** A session of role 0, for what administrators may not see. */
export const superToken = 'super'.repeat(8);

const monthsAgo = (months) => new Date(Date.now() - months * 30 * 86_400_000).toISOString().slice(0, 10);
const onBoard = (wanted) => (columns) =>
  ['pending', 'waiting', 'confirmed'].reduce((sum, name) => sum + columns[name].total, 0) === wanted;
const lastPage = (total, pageSize = 25) => Math.ceil(total / pageSize) - 1;

/**
 * What the screens ask for, and what is right: what the answer says, counted apart, or a condition on it. Who is searched
 * for is the booker of the reservation in the middle.
 * @param {import('postgres').Sql} sql on a database that was filled
 */
export async function tenYearsQuestions(sql) {
  const count = async (rows) => (await sql`select count(*)::int as n from ${rows}`)[0].n;
  const [{ middle }] = await sql`select (max(id) / 2)::int as middle from reservations`;
  const [one] = await sql`select r.reference, p.email, p.identity, p.phone, a.id as activity, c.id as conversation
    from reservations r join people p on p.reservation_id = r.id and p.position = 0 join activities a on a.id = r.activity_id,
      (select min(id) as id from conversations) c where r.id = ${middle}`;
  const live = await count(sql`reservations where status <> 4`);
  const pending = await count(sql`reservations where status = 1`);
  const messages = await count(sql`messages`);
  const audited = await count(sql`audit_log`);
  const named = sql`reservations r where status <> 4 and exists (select from people p where p.reservation_id = r.id`;
  const fold = (text) => sql`search_fold(p.first_name || ' ' || p.last_name) like ${`%${text}%`}`;
  const thisYear = { from: monthsAgo(6), to: monthsAgo(-6) };
  const inYear = { scope: 'general', period: thisYear, compare: true };
  const holding = await count(
    sql`reservations r join activities a on a.id = r.activity_id where not a.hidden and r.status in (1, 2)`,
  );
  const fromCaceres = await count(
    sql`reservations r join people p on p.reservation_id = r.id and p.position = 0 join activities a on a.id = r.activity_id
      where not a.hidden and r.status <> 4 and p.country = 'ES' and p.province_code = '10'`,
  );
  const counted = (of, total, page = 0) => ['stats.reservations', { scope: 'general', of, pageIndex: page }, { total }];
  const many = await count(sql`${named} and ${fold('garcia olmo')})`);
  const rare = await count(sql`${named} and ${fold('zumalacarregui')})`);
  const byEmail = await count(sql`${named} and p.email = ${one.email})`);
  const heldOf = await count(sql`people where email = ${one.email}`);
  const sameVisitor = { total: byEmail };
  const listed = 'reservations.list';
  const ofActivity = { activityId: one.activity };
  return [
    ['activities, first page', 'activities.list', {}, { total: activityCount }],
    ['activities, last page', 'activities.list', { pageIndex: lastPage(activityCount) }, { total: activityCount }],
    ['activities, by title', 'activities.list', { order: 'title', direction: 'asc' }, { total: activityCount }],
    ['activities, searched', 'activities.list', { search: 'buitres' }, { total: activityCount / 8 }],
    ['cards, first page', 'reservations.cards', {}, { total: activityCount }],
    ['cards, last page', 'reservations.cards', { pageIndex: lastPage(activityCount, 9) }, { total: activityCount }],
    ['cards, with pending', 'reservations.cards', { status: 1 }, ({ rows }) => rows.every((row) => row.pending > 0)],
    ['cards, searched', 'reservations.cards', { search: 'buitres' }, { total: activityCount / 8 }],
    ['board', 'reservations.ofActivity', ofActivity, ({ confirmed }) => confirmed.total > 0],
    ['board, searched', 'reservations.ofActivity', { ...ofActivity, search: one.email }, onBoard(1)],
    ['board, by name', 'reservations.ofActivity', { ...ofActivity, search: 'nadie así' }, onBoard(0)],
    ['waiting list', 'reservations.waitingList.read', ofActivity, ({ parties, total }) => parties.length === total],
    ['answers to reminders', 'reservations.attendance.list', ofActivity, ({ rows }) => rows.length > 0],
    ['readings', 'reservations.readings', ofActivity, ({ totals }) => totals.confirmed > 0],
    ['readings, searched', 'reservations.readings', { ...ofActivity, search: 'nadie así' }, { total: 0 }],
    ['check-in, activities', 'reservations.checkIn.activities', undefined, (rows) => rows.length > 0],
    ['check-in, list', 'reservations.checkIn.list', ofActivity, ({ parties }) => parties.length > 0],
    ['statistics of a year, compared', 'stats.period', inYear, ({ months }) => months.length === 12],
    ['counted, with places', ...counted({ state: 'holding' }, holding)],
    ['counted, page 100', ...counted({ state: 'holding' }, holding, 99)],
    ['counted, from a province', ...counted({ country: 'ES', provinceCode: '10' }, fromCaceres)],
    ['newest pending', 'reservations.pending', undefined, (rows) => rows.length === Math.min(10, pending)],
    ['notifications', 'reservations.notifications.list', undefined, (rows) => rows.length === Math.min(10, pending)],
    ['reservations, first page', listed, {}, { total: live }],
    ['reservations, newest', listed, { order: 'createdAt', direction: 'desc' }, { total: live }],
    ['reservations, oldest', listed, { order: 'createdAt' }, { total: live }],
    ['reservations, by name', listed, { order: 'lastName' }, { total: live }],
    ['reservations, by day', listed, { order: 'activityDate', direction: 'desc' }, { total: live }],
    ['reservations, last page', listed, { order: 'createdAt', pageIndex: lastPage(live) }, { total: live }],
    ['reservations, pending', listed, { status: 1, order: 'createdAt', direction: 'desc' }, { total: pending }],
    ['reservations, a territory', listed, { territoryId: 2, order: 'createdAt' }, ({ rows }) => rows.length === 25],
    ['reservations, an activity', listed, { ...ofActivity, pageSize: 200 }, ({ rows, total }) => rows.length === total],
    ['reservations, name of many', listed, { search: 'garcía olmo' }, { total: many }],
    ['reservations, name of few', listed, { search: 'Zumalacarregui' }, { total: rare }],
    ['reservations, name of nobody', listed, { search: 'Pingüino Real' }, { total: 0 }],
    ['reservations, two letters', listed, { search: 'so' }, ({ total }) => total > 0],
    ['reservations, e-mail', listed, { search: one.email }, sameVisitor],
    ['reservations, telephone', listed, { search: one.phone }, sameVisitor],
    ['reservations, with prefix', listed, { search: `+34 ${one.phone}` }, sameVisitor],
    ['reservations, reference', listed, { search: one.reference }, { total: 1 }],
    ['messages, first page', 'config.messages.list', {}, { total: messages }],
    ['messages, page 100', 'config.messages.list', { pageIndex: 99 }, { total: messages }],
    ['messages, last page', 'config.messages.list', { pageIndex: lastPage(messages) }, { total: messages }],
    [
      'messages, failed',
      'config.messages.list',
      { status: 'failed' },
      { total: await count(sql`messages where status = 'failed'`) },
    ],
    [
      'messages, sent',
      'config.messages.list',
      { status: 'sent' },
      { total: await count(sql`messages where status = 'sent'`) },
    ],
    ['messages, queued', 'config.messages.list', { status: 'queued' }, { total: 0 }],
    [
      'messages, by WhatsApp',
      'config.messages.list',
      { channel: 'whatsapp' },
      { total: await count(sql`messages where channel = 'whatsapp'`) },
    ],
    [
      'messages, e-mail',
      'config.messages.list',
      { search: one.email },
      { total: await count(sql`messages where recipient = ${one.email}`) },
    ],
    ['messages, reference', 'config.messages.list', { search: one.reference }, { total: 2 }],
    ['messages, name of few', 'config.messages.list', { search: 'Zumalacárregui' }, ({ total }) => total > 0],
    ['messages, a word of all', 'config.messages.list', { search: 'reserva' }, ({ rows }) => rows.length === 25],
    ['messages, of nobody', 'config.messages.list', { search: 'pingüino' }, { total: 0 }],
    ['audit log, first page', 'config.personalData.audit', {}, ({ total }) => total >= audited, superToken],
    [
      'audit log, page 100',
      'config.personalData.audit',
      { pageIndex: 99 },
      ({ rows }) => rows.length === 25,
      superToken,
    ],
    [
      'audit log, 100 a page, late',
      'config.personalData.audit',
      { pageSize: 100, pageIndex: lastPage(audited, 100) },
      ({ rows }) => rows.length > 0,
      superToken,
    ],
    [
      'audit log, rare action',
      'config.personalData.audit',
      { action: 'activities.suspend' },
      { total: Math.floor(audited / 10_000) },
      superToken,
    ],
    [
      'audit log, common action',
      'config.personalData.audit',
      { action: 'reservations.edit' },
      ({ rows }) => rows.length === 25,
      superToken,
    ],
    ['audit log, unknown action', 'config.personalData.audit', { action: 'users.nothing' }, { total: 0 }, superToken],
    [
      'audit log, a year ago',
      'config.personalData.audit',
      { from: monthsAgo(13), to: monthsAgo(12) },
      ({ total }) => total > 0,
      superToken,
    ],
    [
      'reservation with its history',
      'reservations.read',
      { id: middle, includeCancelled: true },
      ({ id }) => id === middle,
    ],
    [
      'person, by e-mail',
      'config.personalData.find',
      { email: one.email },
      ({ people }) => people.length === heldOf,
      superToken,
      'post',
    ],
    [
      'person, by document',
      'config.personalData.find',
      { identity: one.identity },
      ({ people }) => people.length === heldOf,
      superToken,
      'post',
    ],
    [
      'person, nobody',
      'config.personalData.find',
      { email: 'nadie@example.org' },
      ({ people }) => people.length === 0,
      superToken,
      'post',
    ],
    [
      'what retention would erase',
      'config.personalData.retention',
      { months: 120 },
      ({ months }) => months >= 0,
      superToken,
    ],
    ['tables of the console', 'config.database.tables', undefined, (tables) => tables.length > 20, superToken],
    ['users', 'users.accounts.list', { roles: [2] }, { total: 60 }],
    ['users, searched', 'users.accounts.list', { roles: [2], search: 'empresa7@' }, { total: 1 }],
    ['collaborators', 'users.collaborators.list', {}, { total: 300 }],
    ['collaborators, searched', 'users.collaborators.list', { search: 'casa rural 123' }, { total: 1 }],
    ['inbox, unread', 'config.inbox.unread', undefined, (rows) => rows.length === 2],
    ['inbox, first page', 'config.inbox.conversations', { territoryId: 1 }, { total: 10_000 }],
    ['inbox, last page', 'config.inbox.conversations', { territoryId: 1, pageIndex: 399 }, { total: 10_000 }],
    ['inbox, unread alone', 'config.inbox.conversations', { territoryId: 1, unread: true }, { total: 400 }],
    [
      'inbox, one found',
      'config.inbox.conversations',
      { territoryId: 1, search: 'Sol Rey 1234' },
      ({ total }) => total > 0,
    ],
    ['inbox, many found', 'config.inbox.conversations', { territoryId: 1, search: 'García' }, ({ total }) => total > 0],
    ['inbox, a conversation', 'config.inbox.conversation', { id: one.conversation }, ({ total }) => total === 10],
    ['dashboard', 'stats.dashboard', undefined, ({ general }) => general.reservations.total > 0],
    ['localities', 'stats.localities', { scope: 'general', country: 'ES' }, (rows) => rows.length > 0],
  ].map(([name, procedure, input, right, token, method]) => ({ name, procedure, input, right, token, method }));
}
