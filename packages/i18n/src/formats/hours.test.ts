import { expect, it } from 'vitest';
import { timesInWords } from './hours';
import { mailTexts } from '../mails';

const none = { start: null, end: null, portugueseStart: null, portugueseEnd: null };

it.each([
  [{}, [], [], []],
  [{ start: '09:00', end: '14:30' }, ['de 9:00 a 14:30'], ['das 9:00 às 14:30'], ['9:00 to 14:30']],
  [{ start: '09:00' }, ['a las 9:00'], ['às 9:00'], ['at 9:00']],
  [{ start: '01:00' }, ['a la 1:00'], ['à 1:00'], ['at 1:00']],
  [{ end: '01:30' }, ['hasta la 1:30'], ['até à 1:30'], ['until 1:30']],
  [{ start: '22:00', end: '01:00' }, ['de 22:00 a 1:00'], ['das 22:00 à 1:00'], ['22:00 to 1:00']],
  [{ start: '01:00', end: '11:00' }, ['de 1:00 a 11:00'], ['da 1:00 às 11:00'], ['1:00 to 11:00']],
  [
    { start: '02:00', portugueseStart: '01:00' },
    ['a las 2:00 hora española', 'a la 1:00 hora portuguesa'],
    ['às 2:00 hora espanhola', 'à 1:00 hora portuguesa'],
    ['at 2:00 Spanish time', 'at 1:00 Portuguese time'],
  ],
])('says the hours of %j', (times, es, pt, en) => {
  const inLanguage = (language: 'es' | 'pt' | 'en') => timesInWords(mailTexts[language].hours, { ...none, ...times });
  expect([inLanguage('es'), inLanguage('pt'), inLanguage('en')]).toEqual([es, pt, en]);
});

it.each([
  ['es', 'el DAY, a la 1:00 (0:00, hora portuguesa)', 'el DAY, a las 9:00'],
  ['pt', 'DAY, à 1:00 (0:00, hora portuguesa)', 'DAY, às 9:00'],
  ['en', 'DAY at 1:00 (0:00 Portuguese time)', 'DAY at 9:00'],
] as const)('writes a deadline in %s, on the border with the hour in Portugal', (language, border, inland) => {
  const { deadline } = mailTexts[language];
  expect([deadline('DAY', '1:00', '0:00'), deadline('DAY', '9:00', null)]).toEqual([border, inland]);
});
