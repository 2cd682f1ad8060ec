import { expect, it } from 'vitest';
import { activityEditing } from './activity-editing';
import { activityFormTexts } from './forms/activity-form';
import { complementaryTexts } from './forms/complementary';
import { reservationDialogs } from './forms/reservation-dialogs';
import { collaborators } from './collaborators';
import { backoffice } from './index';
import { mailConfiguration } from './message-configuration';
import { ownReservations } from './own-reservations';
import { publicSite } from './configuration';
import { reservationLists } from './exports';
import { reservationBoard, reservationTools } from './reservation-board';
import { secondFactor } from './second-factor';
import { startTexts } from '../start';
import { statistics } from './statistics/statistics';
import { writeAccounts, writing } from './many/writing';
import { waitingList } from './waiting-list';
import { guideTexts } from './guides/guide';
import { activityCalendar } from './guides/guides';
import { importTexts } from './imports';
import { manyReservations } from './many/many-reservations';

const all = {
  es: {
    ...backoffice.es,
    start: startTexts.es,
    activityEditing: activityEditing.es,
    ...activityFormTexts.es,
    complementary: complementaryTexts.es,
    writing: writing.es,
    writeAccounts: writeAccounts.es,
    reservationDialogs: reservationDialogs.es,
    guide: guideTexts.es,
    collaborators: collaborators.es,
    mailConfiguration: mailConfiguration.es,
    ownReservations: ownReservations.es,
    statistics: statistics.es,
    waitingList: waitingList.es,
    reservationBoard: reservationBoard.es,
    reservationTools: reservationTools.es,
    reservationLists: reservationLists.es,
    secondFactor: secondFactor.es,
  },
  pt: {
    ...backoffice.pt,
    start: startTexts.pt,
    activityEditing: activityEditing.pt,
    ...activityFormTexts.pt,
    complementary: complementaryTexts.pt,
    writing: writing.pt,
    writeAccounts: writeAccounts.pt,
    reservationDialogs: reservationDialogs.pt,
    guide: guideTexts.pt,
    collaborators: collaborators.pt,
    mailConfiguration: mailConfiguration.pt,
    ownReservations: ownReservations.pt,
    statistics: statistics.pt,
    waitingList: waitingList.pt,
    reservationBoard: reservationBoard.pt,
    reservationTools: reservationTools.pt,
    reservationLists: reservationLists.pt,
    secondFactor: secondFactor.pt,
  },
};

type Catalogue = { readonly [key: string]: unknown };

/** Every entry as path and text; functions take more arguments than they can use. */
function entries(texts: object, path = '', given: readonly number[] = [2, 3, 4, 5]): [path: string, text: unknown][] {
  return Object.entries(texts as Catalogue).flatMap(([key, value]): [string, unknown][] => {
    const here = `${path}/${key}`;
    if (typeof value === 'object' && value !== null) return entries(value, here, given);
    if (typeof value !== 'function') return [[here, value]];
    const text: unknown = Reflect.apply(value, undefined, given);
    return [[here, text]];
  });
}

it('has the same entries in both languages', () => {
  const paths = (language: 'es' | 'pt') => entries(all[language]).map(([path]) => path);
  expect(paths('pt')).toEqual(paths('es'));
});

it.each(['es', 'pt'] as const)('has no empty or broken text in %s', (language) => {
  const broken = entries(all[language]).filter(
    ([, text]) => typeof text !== 'string' || text.trim() === '' || /undefined|NaN|\[object/.test(text),
  );
  expect(broken).toEqual([]);
});

it('is translated: a Portuguese text of several words differs from the Spanish one', () => {
  const spanish = new Map(entries(all.es));
  const same = entries(all.pt).filter(
    ([path, text]) => typeof text === 'string' && text.split(' ').length > 3 && spanish.get(path) === text,
  );
  // "Sistema de reservas de …", "Enviar a 2 reservas", "Página 2 de 3" read the same in both.
  expect(same.map(([path]) => path)).toEqual([
    '/shell/title',
    '/reservationTools/preview/send',
    '/reservationLists/capacity',
    '/reservationLists/page',
  ]);
});

it.each([
  ['es', 'Los textos iniciales son provisionales: complétalos con los datos de la entidad responsable'],
  ['pt', 'Os textos iniciais são provisórios: complete-os com os dados da entidade responsável'],
] as const)('tells staff in %s, not visitors, to fill in the legal texts', (language, said) => {
  expect(publicSite[language].legal.introduction).toContain(said);
});

it.each([
  [1, 6, 'el primer sábado', 'no primeiro sábado'],
  [2, 7, 'el segundo domingo', 'no segundo domingo'],
  [3, 1, 'el tercer lunes', 'na terceira segunda-feira'],
  [4, 3, 'el cuarto miércoles', 'na quarta quarta-feira'],
  [-1, 5, 'el último viernes', 'na última sexta-feira'],
])('the weekday %i of %i', (nth, weekday, spanish, portuguese) => {
  expect(activityEditing.es.series.nthWeekday(nth, weekday)).toBe(spanish);
  expect(activityEditing.pt.series.nthWeekday(nth, weekday)).toBe(portuguese);
});

it('tells one from several', () => {
  const [es, pt] = [activityEditing.es.series, activityEditing.pt.series];
  expect(es.rule.times(es.rule.weekly(1, 'sábado'), 1)).toBe('Cada semana: sábado, 1 vez');
  expect(pt.rule.until(pt.rule.monthlyByDay(2, 15), '01/12/2026')).toBe('De 2 em 2 meses, no dia 15, até 01/12/2026');
});

it('counts nobody, one and many', () => {
  const { activities, device } = guideTexts.es;
  expect([activities.expected(0, 0), activities.expected(1, 0), activities.expected(8, 3)]).toEqual([
    'Nadie confirmado',
    '1 persona',
    '3 de 8 personas',
  ]);
  expect([device.signOutTitle(1), device.signOutTitle(2)]).toEqual([
    'Queda 1 marca sin enviar',
    'Quedan 2 marcas sin enviar',
  ]);
  expect(guideTexts.pt.list.wholeRest(1)).toBe('Veio quem faltava');
});

it.each([
  ['es', [importTexts.es.storedRows(1), importTexts.es.storedRows(3)], ['1 fila guardada', '3 filas guardadas']],
  ['pt', [importTexts.pt.storedRows(1), importTexts.pt.storedRows(3)], ['1 linha guardada', '3 linhas guardadas']],
  [
    'es',
    [importTexts.es.undo.message(1), importTexts.es.undo.message(3)],
    [
      'Se borra el registro que creó, con los cambios que se le hayan hecho. Las plazas quedan libres.',
      'Se borran los 3 registros que creó, con los cambios que se les hayan hecho. Las plazas quedan libres.',
    ],
  ],
  [
    'pt',
    [importTexts.pt.undo.message(1), importTexts.pt.undo.message(3)],
    [
      'É eliminado o registo que criou, com as alterações que lhe tenham sido feitas. Os lugares ficam livres.',
      'São eliminados os 3 registos que criou, com as alterações que lhes tenham sido feitas. Os lugares ficam livres.',
    ],
  ],
  [
    'es',
    [activityCalendar.es.assign.already(1, 1), activityCalendar.es.assign.already(3, 3)],
    ['Ya la guía', 'Ya las guía todas'],
  ],
  [
    'pt',
    [activityCalendar.pt.assign.already(1, 1), activityCalendar.pt.assign.already(3, 3)],
    ['Já a guia', 'Já as guia todas'],
  ],
  [
    'es',
    [guideTexts.es.list.howMany(1), guideTexts.es.list.howMany(8)],
    ['¿Ha venido la persona sin nombre? (0 o 1)', '¿Cuántos de los 8 sin nombre han venido?'],
  ],
  [
    'pt',
    [guideTexts.pt.list.howMany(1), guideTexts.pt.list.howMany(8)],
    ['A pessoa sem nome veio? (0 ou 1)', 'Quantos dos 8 sem nome vieram?'],
  ],
  [
    'es',
    [manyReservations.es.questions.cancel.message(1), manyReservations.es.questions.cancel.message(3)],
    [
      'Se cancelará 1 reserva con sus acompañantes. Se puede recuperar durante 30 días si quedan plazas.',
      'Se cancelarán 3 reservas con sus acompañantes. Se pueden recuperar durante 30 días si quedan plazas.',
    ],
  ],
  [
    'pt',
    [manyReservations.pt.questions.cancel.message(1), manyReservations.pt.questions.cancel.message(3)],
    [
      'Será cancelada 1 reserva, com os acompanhantes. Pode ser recuperada durante 30 dias se houver lugares.',
      'Serão canceladas 3 reservas, com os acompanhantes. Podem ser recuperadas durante 30 dias se houver lugares.',
    ],
  ],
])('in %s the rest of the sentence agrees with one and with many', (_language, said, expected) => {
  expect(said).toEqual(expected);
});

it.each(['es', 'pt'] as const)('in %s there is one of a thing, and not one of many', (language) => {
  const many =
    /(?<![\d.,])1 (plazas|lugares|personas|pessoas|reservas|actividades|atividades|mensajes|mensagens|solicitudes|pedidos|filas|linhas)\b/;
  const wrong = entries(all[language], '', [1, 1, 1, 1]).filter(
    ([, text]) => typeof text === 'string' && many.test(text),
  );
  // Of these there is always more than one.
  expect(wrong.map(([path]) => path)).toEqual([
    '/messages/rangeOfMany',
    '/waitingList/panel/showAll',
    '/reservationBoard/changes/several',
  ]);
});
