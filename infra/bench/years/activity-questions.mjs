import { activityCount } from '../rows/many-activities.mjs';
import { dayFromNow, lastPage } from './answers.mjs';

/** Activities, their calendar and their guides, as staff and visitors see them. */
export function activityQuestions({ one, coming }) {
  const all = { total: activityCount };
  const list = 'activities.list';
  const month = { from: dayFromNow(0), to: dayFromNow(41) };
  const quarter = { from: dayFromNow(-40), to: dayFromNow(0), territoryId: 1 };
  return [
    ['activities, first page', list, {}, all],
    ['activities, last page', list, { pageIndex: lastPage(activityCount) }, all],
    ['activities, by title', list, { order: 'title', direction: 'asc' }, all],
    ['activities, by company', list, { order: 'company', direction: 'asc' }, all],
    ['activities, by category', list, { order: 'category', direction: 'asc' }, all],
    ['activities, searched', list, { search: 'buitres' }, { total: activityCount / 8 }],
    ['activities, one found', list, { search: `monfrague ${activityCount - 1}` }, { total: 1 }],
    ['activities, of a company', list, {}, ({ total }) => total > 100, 'company'],
    ['activities, of a territory', list, {}, { total: activityCount / 2 }, 'manager'],
    ['next activities', 'activities.next', undefined, ({ activities }) => activities.length > 0],
    ['activity', 'activities.read', { id: one.activity }, ({ id }) => id === one.activity],
    ['calendar, six weeks', 'activities.calendar', month, ({ outings }) => outings.length > 0],
    ['calendar, past weeks', 'activities.calendar', quarter, ({ outings }) => outings.length > 0],
    ['calendar, without a guide', 'activities.calendar', { ...month, guide: 'none' }, () => true],
    ['calendar, of a company', 'activities.calendar', month, () => true, 'company'],
    ['guides, list', 'activities.guides.list', {}, { total: 60 }],
    ['guides, searched', 'activities.guides.list', { search: 'guia 7' }, ({ total }) => total > 0],
    ['guides, to choose', 'activities.guides.choices', { activityIds: [one.activity] }, (rows) => rows.length > 0],
    ['other dates', 'activities.suspension.dates', { activityId: coming }, () => true],
    ['complementary activities', 'activities.complementary.list', {}, { total: 300 }],
    ['agenda, first page', 'public.agenda', {}, ({ items }) => items.length === 12],
    ['agenda, searched', 'public.agenda', { search: 'buitres' }, ({ items }) => items.length > 0],
    ['agenda, a page on', 'public.agenda', { pageIndex: 9 }, ({ items }) => items.length === 12],
  ];
}
