import type { Page } from 'playwright-core';
import { closed, nowhere, type Screen, send, withTheScreen } from './accessible-screens';

/** A third of the board's cards: the others are of the same kinds, and take the rules as long again for each of its states. */
const boardOfShift = '/actividades/ver/reserva?id={boat}&shift=10:00';

/** Screens before anybody is signed in. */
export const signedOutScreens: readonly Screen[] = [
  { name: 'signing in', path: '/login' },
  { name: 'a refused sign-in', path: '/login', prepare: send },
  {
    name: 'the recovery panel',
    path: '/login',
    prepare: (page) => page.getByRole('button', { name: '¿Has olvidado tu contraseña?' }).click(),
  },
  {
    name: 'an invitation that is over',
    path: '/invitacion#x',
    prepare: (page) => page.getByRole('alert').waitFor(),
  },
];

/** Screens of who may do everything but what is for super administrators. */
export const staffScreens: readonly Screen[] = [
  {
    name: 'the dashboard with its maps',
    path: '/dashboard',
    prepare: async (page) => {
      for (const of of ['provincia de España', 'localidad', 'distrito de Portugal']) {
        const part = page.getByRole('region', { name: `Inscripciones por ${of}`, exact: true });
        await part.scrollIntoViewIfNeeded();
        await part.locator('[data-drawn]').waitFor();
      }
    },
    leave: withTheScreen,
  },
  { name: 'the reservations behind a number', path: '/dashboard/reservas?state=confirmed' },
  {
    name: 'the search of everything',
    path: '/actividades/admin/actividades-complementarias',
    prepare: async (page) => {
      // The keys are heard once the lens is there: it comes after the first picture.
      await page.locator('.top-bar-search').waitFor();
      await page.keyboard.press('Control+k');
      await page.locator('dialog [role=combobox]').fill('mar');
      await page.locator('dialog [role=option]').first().waitFor();
    },
    leave: closed,
  },
  { name: 'the activities', path: '/actividades/admin/actividades' },
  { name: 'a new activity', path: '/actividades/edit/actividad' },
  { name: 'a new activity with errors', path: '/actividades/edit/actividad', prepare: send, leave: withTheScreen },
  { name: 'an activity', path: '/actividades/edit/actividad?id={boat}' },
  {
    name: 'an activity, its Portuguese texts',
    path: '/actividades/edit/actividad?id={boat}',
    prepare: (page) => page.getByRole('tab', { name: 'Portugués', exact: true }).click(),
    leave: withTheScreen,
  },
  { name: 'a copy of an activity', path: '/actividades/duplicar/actividad?id={boat}' },
  {
    name: 'the picker of related activities',
    path: '/actividades/edit/actividad?id={boat}',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Añadir actividades' }).click();
      await page
        .getByRole('button', { name: /^Añadir «/ })
        .first()
        .waitFor();
    },
    leave: closed,
  },
  {
    name: 'the box of complementary activities',
    path: '/actividades/edit/actividad?id={boat}',
    prepare: async (page) => {
      await page.locator('summary').filter({ hasText: 'Actividades complementarias' }).click();
      await page.getByRole('combobox', { name: 'Actividades complementarias que se proponen con esta' }).waitFor();
    },
    leave: withTheScreen,
  },
  { name: 'the calendar of a month', path: '/actividades/admin/calendario' },
  { name: 'the calendar of a week', path: '/actividades/admin/calendario?view=week' },
  { name: 'the guides', path: '/actividades/admin/calendario/guias' },
  { name: 'a new guide', path: '/actividades/admin/calendario/guias?edit=new' },
  { name: 'the complementary activities', path: '/actividades/admin/actividades-complementarias' },
  { name: 'a new complementary activity', path: '/actividades/admin/actividades-complementarias?edit=new' },
  { name: 'the collaborators', path: '/actividades/admin/colaboradores' },
  { name: 'a new collaborator', path: '/actividades/admin/colaboradores?edit=new' },
  {
    name: 'a new collaborator with errors',
    path: '/actividades/admin/colaboradores?edit=new',
    prepare: (page) => page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click(),
    leave: withTheScreen,
  },
  { name: 'a collaborator', path: '/actividades/admin/colaboradores?show={collaborator}' },
  { name: 'the reservations', path: '/actividades/admin/reservas' },
  { name: 'the board', path: '/actividades/ver/reserva?id={boat}' },
  {
    name: 'the menu of a reservation',
    path: boardOfShift,
    prepare: (page) => page.getByRole('button', { name: 'Más acciones' }).first().click(),
    leave: closed,
  },
  {
    name: 'the question of an action',
    path: boardOfShift,
    prepare: (page) => page.getByRole('button', { name: 'Confirmar:' }).first().click(),
    leave: closed,
  },
  {
    name: 'the question of taking an offer back',
    path: boardOfShift,
    prepare: (page) => page.getByRole('button', { name: 'Retirar la oferta de' }).click(),
    leave: closed,
  },
  {
    name: 'the menu of lists',
    path: boardOfShift,
    prepare: (page) => page.getByRole('button', { name: 'Imprimir y exportar' }).click(),
    leave: closed,
  },
  {
    name: 'a message to all before it is sent',
    path: boardOfShift,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Enviar mensaje a todos' }).click();
      await page.getByRole('menuitem', { name: 'A las confirmadas' }).click();
      await page.getByRole('dialog').locator('iframe').waitFor();
    },
    leave: closed,
  },
  // Last of the board's: it stays chosen.
  {
    name: 'reservations being chosen',
    path: boardOfShift,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Seleccionar', exact: true }).click();
      await page.getByRole('checkbox', { name: 'Seleccionar todas' }).first().check();
    },
    leave: withTheScreen,
  },
  { name: 'suspending an outing', path: '/actividades/admin/suspension/{boat}' },
  { name: 'the readings', path: '/lecturas/{visited}' },
  { name: 'no readings yet', path: '/lecturas/{boat}' },
  { name: 'a new reservation', path: '/actividades/edit/reserva?actividad={boat}' },
  {
    name: 'a new reservation with errors',
    path: '/actividades/edit/reserva?actividad={boat}',
    prepare: send,
    leave: withTheScreen,
  },
  { name: 'a reservation', path: '/actividades/edit/reserva?id={pending}&from=view' },
  { name: 'an inbox', path: '/actividades/admin/mensajes/monfrague' },
  { name: 'a question in the inbox', path: '/actividades/admin/mensajes/monfrague?id={asked}' },
  { name: 'the messages', path: '/actividades/admin/mensajes-enviados' },
  { name: 'a page of help', path: '/ayuda/publicar' },
  { name: 'a message', path: '/actividades/admin/mensajes-enviados?id={confirmation}' },
  { name: 'an unknown address', path: nowhere },
  { name: 'a printed list', path: '/imprimir/reservas/{boat}?lista=confirmadas', apart: true },
  {
    name: "the guide's activities",
    path: '/guia',
    apart: true,
    prepare: (page) => page.locator('.guide-device summary').click(),
  },
  {
    name: "the guide's list",
    path: '/guia/{boat}',
    apart: true,
    // Its outing lies ahead: it says from when one can tick. The ticked one is looked at where guides tick.
    prepare: (page) => page.locator('#guide-not-yet').waitFor(),
  },
];

/** Screens of super administrators alone. */
export const superAdminScreens: readonly Screen[] = [
  {
    name: 'the dashboard with its first steps',
    path: '/dashboard',
    prepare: (page) => page.getByRole('region', { name: 'Primeros pasos' }).waitFor(),
    leave: withTheScreen,
  },
  { name: 'the users', path: '/usuarios' },
  { name: 'a new user', path: '/edit/usuario' },
  { name: 'a new user with errors', path: '/edit/usuario', prepare: send, leave: withTheScreen },
  { name: 'the companies', path: '/actividades/admin/empresas' },
  { name: 'one’s own data', path: '/perfil' },
  { name: 'the legal texts', path: '/configuracion/textos-legales' },
  { name: 'what is brought in', path: '/configuracion/importar' },
  { name: 'the bin', path: '/papelera' },
  { name: 'the widget and the sign-ups', path: '/configuracion/widget' },
  { name: 'the general settings', path: '/config-app' },
  {
    name: 'the custom CSS with its preview',
    path: '/config-app?tab=personalizacion',
    prepare: (page) => page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor(),
    leave: withTheScreen,
  },
  { name: 'the mail', path: '/config-app?tab=correo', prepare: fewTemplates, leave: withTheScreen },
  {
    name: 'a new template',
    path: '/config-app?tab=correo',
    prepare: async (page) => {
      await fewTemplates(page);
      await page.getByRole('button', { name: 'Añadir plantilla' }).click();
      await page.getByRole('textbox', { name: 'Cuerpo' }).waitFor();
    },
    leave: withTheScreen,
  },
  { name: 'the WordPress', path: '/config-app?tab=wordpress' },
  { name: 'the payment', path: '/config-app?tab=pago' },
  { name: 'the public site', path: '/config-app?tab=web' },
  { name: 'the database tab', path: '/config-app?tab=base-datos' },
  { name: 'the personal data', path: '/config-app?tab=privacidad' },
];

/** Those of one kind: a hundred more take the rules seconds at each width, and they find nothing else in them. */
async function fewTemplates(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Buscar plantilla' }).fill('Recordatorio');
  await page.getByRole('button', { name: 'Editar Reserva cancelada (Español, Email)' }).waitFor({ state: 'detached' });
}
