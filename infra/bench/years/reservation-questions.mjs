import { activityCount } from '../rows/many-activities.mjs';
import { lastPage } from './answers.mjs';

const onBoard = (wanted) => (columns) =>
  ['pending', 'waiting', 'confirmed'].reduce((sum, name) => sum + columns[name].total, 0) === wanted;

/** Cards, boards and what belongs to the reservations of one activity. */
export function boardQuestions({ one, suspended, pending, binned }) {
  const of = { activityId: one.activity };
  const newest = (rows) => rows.length === Math.min(10, pending);
  const cards = 'reservations.cards';
  const board = 'reservations.ofActivity';
  return [
    ['cards, first page', cards, {}, { total: activityCount }],
    ['cards, last page', cards, { pageIndex: lastPage(activityCount, 9) }, { total: activityCount }],
    ['cards, with pending', cards, { status: 1 }, ({ rows }) => rows.every((row) => row.pending > 0)],
    ['cards, searched', cards, { search: 'buitres' }, { total: activityCount / 8 }],
    ['cards, of a company', cards, {}, ({ total }) => total > 100, 'company'],
    ['board', board, of, ({ confirmed }) => confirmed.total > 0],
    ['board, by e-mail', board, { ...of, search: one.email }, onBoard(1)],
    ['board, by telephone', board, { ...of, search: one.phone }, onBoard(1)],
    ['board, by reference', board, { ...of, search: one.reference }, onBoard(1)],
    ['board, by name', board, { ...of, search: 'nadie así' }, onBoard(0)],
    ['waiting list', 'reservations.waitingList.read', of, ({ parties, total }) => parties.length === total],
    ['requests', 'reservations.requests', of, () => true],
    ['answers to reminders', 'reservations.attendance.list', of, ({ rows }) => rows.length > 0],
    ['readings', 'reservations.readings', of, ({ totals }) => totals.confirmed > 0],
    ['readings, searched', 'reservations.readings', { ...of, search: 'nadie así' }, { total: 0 }],
    ['check-in, activities', 'reservations.checkIn.activities', undefined, (rows) => rows.length > 0],
    ['check-in, list', 'reservations.checkIn.list', of, ({ parties }) => parties.length > 0],
    ['messages to all, preview', 'reservations.bulkMessages.preview', { ...of, kind: 'confirmed' }, () => true],
    ['messages to all, untold', 'reservations.bulkMessages.untold', of, () => true],
    ['printed list, count', 'reservations.lists.count', { ...of, list: 'confirmed' }, () => true],
    ['moves', 'reservations.moves.list', { activityId: suspended }, ({ rows }) => rows.length > 0],
    ['newest pending', 'reservations.pending', undefined, newest],
    ['newest pending, of a company', 'reservations.pending', undefined, () => true, 'company'],
    ['notifications', 'reservations.notifications.list', undefined, newest],
    ['notifications, of a territory', 'reservations.notifications.list', undefined, newest, 'manager'],
    ['notifications, unread', 'reservations.notifications.unread', undefined, () => true],
    ['notifications, unread of a company', 'reservations.notifications.unread', undefined, () => true, 'company'],
    ['bin of reservations', 'reservations.bin.list', {}, { total: binned }],
    ['bin of reservations, last page', 'reservations.bin.list', { pageIndex: lastPage(binned) }, { total: binned }],
    ['a reservation', 'reservations.read', { id: one.id, includeCancelled: true }, ({ id }) => id === one.id],
    ['own reservations', 'reservations.own', { time: 'past' }, ({ verified }) => verified, 'member'],
  ];
}

/** The list over all activities, in each order and by whatever somebody is looked for. */
export function reservationQuestions({ one, live, liveOfTerritory, liveOfCompany, pending, confirmed, ...known }) {
  const list = 'reservations.list';
  const found = { total: known.byEmail };
  return [
    ['reservations, first page', list, {}, { total: live }],
    ['reservations, by shift', list, { order: 'shift' }, { total: live }],
    ['reservations, in the middle', list, { pageIndex: Math.floor(live / 50) }, { total: live }],
    ['reservations, newest', list, { order: 'createdAt', direction: 'desc' }, { total: live }],
    ['reservations, oldest', list, { order: 'createdAt' }, { total: live }],
    ['reservations, by name', list, { order: 'lastName' }, { total: live }],
    ['reservations, by name backwards', list, { order: 'lastName', direction: 'desc' }, { total: live }],
    ['reservations, by day', list, { order: 'activityDate', direction: 'desc' }, { total: live }],
    ['reservations, page 100 by day', list, { order: 'activityDate', pageIndex: 99 }, { total: live }],
    ['reservations, last page', list, { order: 'createdAt', pageIndex: lastPage(live) }, { total: live }],
    ['reservations, pending', list, { status: 1, order: 'createdAt', direction: 'desc' }, { total: pending }],
    ['reservations, confirmed', list, { status: 2, order: 'createdAt', direction: 'desc' }, { total: confirmed }],
    ['reservations, one territory', list, { territoryId: 1, order: 'createdAt' }, { total: liveOfTerritory }],
    ['reservations, of a manager', list, { order: 'createdAt' }, { total: liveOfTerritory }, 'manager'],
    ['reservations, of a company', list, { order: 'createdAt' }, { total: liveOfCompany }, 'company'],
    [
      'reservations, an activity',
      list,
      { activityId: one.activity, pageSize: 200 },
      ({ rows, total }) => rows.length === total,
    ],
    ['reservations, name of many', list, { search: 'garcía olmo' }, { total: known.many }],
    ['reservations, name of few', list, { search: 'Zumalacarregui' }, { total: known.rare }],
    ['reservations, name of nobody', list, { search: 'Pingüino Real' }, { total: 0 }],
    ['reservations, two letters', list, { search: 'so' }, ({ total }) => total > 0],
    ['reservations, e-mail', list, { search: one.email }, found],
    ['reservations, telephone', list, { search: one.phone }, found],
    ['reservations, with prefix', list, { search: `+34 ${one.phone}` }, found],
    ['reservations, reference', list, { search: one.reference }, { total: 1 }],
    ['reservations, e-mail, of a company', list, { search: one.email }, ({ total }) => total >= 0, 'company'],
  ];
}
