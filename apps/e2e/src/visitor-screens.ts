import type { Page } from 'playwright-core';
import { boat, type Screen, send } from './accessible-screens';
import { chooseParty } from './visitor';

/** The screens of visitors, each in one state. What their buttons are called must not matter: they are opened in every language. */
export const visitorScreens: readonly Screen[] = [
  { name: 'the agenda', path: '/agenda' },
  { name: 'an agenda that finds nothing', path: '/agenda?texto=zzz' },
  { name: 'an open activity', path: boat },
  { name: 'an activity that opens later', path: '/actividad/puertas-de-rodao-mirador-buitres-y-leyendas' },
  { name: 'a closed activity', path: '/actividad/barro-y-adufe-en-idanha-a-nova' },
  { name: 'a past activity', path: '/actividad/alcornoques-y-corcho-en-malpica-do-tejo' },
  { name: 'an activity with questions', path: '/actividad/taller-familiar-de-cajas-nido' },
  { name: 'a full activity', path: '/actividad/noche-de-estrellas-en-el-castillo-de-monfrague' },
  { name: 'a booking with errors', path: boat, prepare: refuseBooking },
  { name: 'a question to the organisers', path: boat, prepare: openQuestion },
  {
    name: 'a question with errors',
    path: boat,
    prepare: async (page) => {
      await openQuestion(page);
      await page.locator('section[aria-labelledby=question-title] [type=submit]').click();
      await page.locator('#question-problem').waitFor();
    },
  },
  {
    name: 'a request of a group with errors',
    path: boat,
    prepare: async (page) => {
      await page.locator('section[aria-labelledby=question-title] > button').last().click();
      await page.locator('[name="group.adults"]').waitFor();
      await page.locator('form[aria-labelledby=group-title] [type=submit]').click();
      await page.locator('#group-problem').waitFor();
    },
  },
  { name: 'a cancellation', path: '/cancelacion/{token}' },
  {
    name: 'the question of a cancellation',
    path: '/cancelacion/{token}',
    prepare: (page) => page.locator('.button-danger').first().click(),
  },
  { name: 'my reservation', path: '/mi-reserva/{token}' },
  {
    name: 'the correction of a name',
    path: '/mi-reserva/{token}',
    prepare: async (page) => {
      await page.locator('.my-booking-people button').first().click();
      await page.locator('[name="name.lastName"]').fill('');
      await page.locator('dialog[open] button[type=submit]').click();
      await page.locator('#f-name-lastName-error').waitFor();
    },
  },
  {
    name: 'somebody who joins, with errors',
    path: '/mi-reserva/{token}',
    prepare: async (page) => {
      await page.locator('.my-booking-addition button').first().click();
      await page.locator('dialog[open] button[type=submit]').click();
      await page.locator('dialog .field-error').first().waitFor();
    },
  },
  { name: 'a link that opens no reservation', path: '/mi-reserva/x' },
  { name: 'an offer of places', path: '/oferta/{offer}' },
  {
    name: 'the question of an offer',
    path: '/oferta/{offer}',
    prepare: (page) => page.locator('.offer-answers > button').last().click(),
  },
  { name: 'a link that opens no offer', path: '/oferta/x' },
  { name: 'a link that opens no other date', path: '/otra-fecha/x' },
  { name: 'the question of a reminder', path: '{attendance}' },
  {
    name: 'a reminder answered with nobody ticked',
    path: '{attendance}',
    prepare: async (page) => {
      await page.locator('summary').first().click();
      await page.locator('button[value=menos]').click();
      await page.locator('.problem').waitFor();
    },
  },
  { name: 'a link that asks nothing', path: '/asistencia/x.y' },
  { name: 'the switch of reminders', path: '{unsubscribe}' },
  { name: 'the checkpoint', path: '/checkpoint?v={collaborator}' },
  { name: 'the checkpoint without its collaborator', path: '/checkpoint' },
  {
    name: 'the checkpoint without a camera',
    path: '/checkpoint?v={collaborator}',
    prepare: async (page) => {
      await page.locator('.scan-first button').click();
      await page.locator('.qr-camera .problem').waitFor();
    },
  },
  { name: 'the selection of a collaborator', path: '/seleccion-actividad?c={collaborator}' },
  { name: 'the selection without its key', path: '/seleccion-actividad' },
  { name: 'the sign-up of a collaborator', path: '/alta-colaborador?key=demo-alta' },
  { name: 'a sign-up with errors', path: '/alta-colaborador?key=demo-alta', prepare: send },
  { name: 'the privacy policy', path: '/politica-privacidad' },
  { name: 'the policy on cookies', path: '/politica-cookies' },
  { name: 'the legal notice', path: '/aviso-legal' },
  { name: 'an unknown activity', path: '/actividad/no-existe', unknown: true },
];

async function openQuestion(page: Page): Promise<void> {
  await page.locator('section[aria-labelledby=question-title] button').first().click();
  await page.locator('[name="question.text"]').waitFor();
}

/** Sends an empty form with an adult and a child in it. */
async function refuseBooking(page: Page): Promise<void> {
  await chooseParty(page, { adults: 2, children: 1 });
  await send(page);
  await page.locator('#booking-problem').waitFor();
}
