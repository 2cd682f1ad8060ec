import type { CallerName } from './callers.test-support';
import { rows, type What } from './who-may.test-support';

const { staff, configuration, everybody, own, users, companies, inbox, ownPage } = rows;
const collaborators = 'collaborators';

/** What a procedure is in the documented table, with an input that its schema takes; several where the input decides; who is refused though the table has it. */
type Row = readonly [what: What, input?: unknown, refused?: readonly CallerName[]];

/** The id of no record: whoever may do something learns that there is nothing there. */
const id = 999_999;
const fileId = '00000000-0000-4000-8000-000000000000';
const activityTexts = { es: { title: 'Título', description: '<p>x</p>' }, pt: { title: '', description: '' } };
const activity = {
  texts: activityTexts,
  companyId: id,
  territoryId: 1,
  categoryId: id,
  date: '2030-05-01',
  municipality: 'Plasencia',
  capacity: 10,
};
const rule = { kind: 'dates', dates: ['2030-06-01'] };
const collaborator = {
  companyName: 'Casa rural',
  postalCode: '10600',
  locality: 'Plasencia',
  province: 'Cáceres',
  phone: '600000000',
  email: 'casa@example.org',
};
const account = { firstName: 'Ana', lastName: 'Prueba', email: 'ana@example.org' };
const template = {
  slug: 'reserva-pendiente',
  subject: 'Asunto',
  recordGroups: [],
  body: 'Texto',
  language: 'en',
  channel: 'email',
};
const party = { activityId: id, booker: {} };
const token = 'x.y';
const version = '2026-01-01T00:00:00.000Z';
const page = {};

/** Every procedure of the router; the test fails for one that has no row here. */
export const procedureRows: Readonly<Record<string, Row | readonly Row[]>> = {
  'activities.list': [staff, page],
  'activities.read': [staff, { id }],
  'activities.create': [staff, activity],
  'activities.changes': [staff, { id, sinceVersion: 1 }],
  'activities.edit': [staff, { ...activity, id }],
  'activities.hide': [staff, { id }],
  'activities.toggleRegistrations': [staff, { id }],
  'activities.gallery.add': [staff, { activityId: id, gallery: 'main', fileId }],
  'activities.gallery.remove': [staff, { activityId: id, id }],
  'activities.gallery.order': [staff, { activityId: id, gallery: 'main', ids: [id] }],
  'activities.video.set': [staff, { activityId: id, fileId }],
  'activities.video.remove': [staff, { activityId: id }],
  'activities.documents.list': [staff, { activityId: id }],
  'activities.documents.create': [staff, { activityId: id, language: 'es', name: 'Hoja', fileId }],
  'activities.documents.edit': [staff, { activityId: id, id, name: 'Hoja' }],
  'activities.documents.remove': [staff, { activityId: id, id }],
  'activities.related.add': [staff, { id, relatedId: id - 1 }],
  'activities.related.remove': [staff, { id, relatedId: id - 1 }],
  'activities.series.read': [staff, { id }],
  'activities.series.preview': [staff, { id, rule }],
  'activities.series.repeat': [staff, { id, rule }],
  'activities.complementary.list': [staff, page],
  'activities.complementary.read': [staff, { id }],
  'activities.complementary.create': [staff, { texts: activityTexts }],
  'activities.complementary.edit': [staff, { texts: activityTexts, id }],
  'activities.complementary.hide': [staff, { id }],
  'activities.complementary.removeImage': [staff, { id }],
  'activities.complements.set': [staff, { id, complementaryIds: [] }],
  'activities.territories': [staff],
  'activities.categories': [staff],
  'activities.municipalities': [staff, { query: 'plas' }],
  'activities.companies': [staff],

  'auth.session': [everybody],
  'auth.signIn': [everybody, { email: 'nadie@example.org', password: 'equivocada' }],
  'auth.signOut': [everybody],
  'auth.recoverPassword': [everybody, { email: 'nadie@example.org' }],
  'auth.verifyEmail': [everybody, { token }],
  'auth.sendEmailVerification': ['own reservations'],
  'auth.changePassword': [own, { current: 'equivocada', next: 'otra-2026-clave' }],

  'config.public': [everybody],
  'config.database.execute': [configuration, { statement: 'select 1' }],
  'config.database.tables': [configuration],
  'config.database.faults.list': [configuration, page],
  'config.database.faults.clear': [configuration],
  'config.database.synchronise': [configuration],
  'config.inbox.unread': [inbox],
  'config.inbox.conversations': [inbox, { territoryId: 1 }],
  'config.inbox.conversation': [inbox, { id }],
  'config.inbox.markRead': [inbox, { id, messageId: 1 }],
  'config.legalTexts.list': [configuration],
  'config.legalTexts.edit': [configuration, { kind: 'privacy', version: 1, html: { es: '<p>x</p>', pt: '<p>x</p>' } }],
  'config.legalTexts.versions': [configuration, { kind: 'privacy' }],
  'config.settings.read': [configuration],
  'config.settings.save': [configuration, {}],
  'config.settings.previewCustomCss': [configuration, { css: '' }],
  'config.settings.testWordpress': [configuration],
  'config.mail.test': [configuration, {}],
  'config.personalData.retention': [configuration, page],
  'config.personalData.find': [configuration, { email: 'nadie@example.org' }],
  'config.personalData.erase': [configuration, { email: 'nadie@example.org', people: [] }],
  'config.personalData.audit': [configuration, page],
  'config.templates.list': [configuration],
  'config.templates.create': [configuration, template],
  'config.templates.edit': [configuration, { ...template, id }],
  'config.templates.remove': [configuration, { id }],
  'config.templates.preview': [configuration, template],
  'config.web.read': [configuration],
  'config.web.saveWidgetOrigins': [configuration, { origins: [] }],
  'config.web.renewCollaboratorKey': [configuration],
  'config.web.closeCollaboratorSignUp': [configuration],
  // What every map draws: nothing about anybody.
  'config.mapTiles': [own],
  'config.messages.list': [staff, page],
  'config.messages.byId': [staff, { id }],

  'places.imports': [configuration],
  'places.coverage': [configuration],

  'public.activity': [everybody, { slug: 'ninguna' }],
  'public.agenda': [everybody, page],
  'public.book': [everybody, party],
  'public.cancellation': [everybody, { token }],
  'public.offer': [everybody, { token }],
  'public.answerOffer': [everybody, { token, answer: 'accept' }],
  'public.cancel': [everybody, { token }],
  'public.findVisitor': [everybody, { code: 'AAAA2222', collaboratorId: id }],
  'public.confirmVisit': [everybody, { ticket: token }],
  'public.myBooking.read': [everybody, { token }],
  'public.myBooking.removeCompanion': [everybody, { token, version, personId: 1 }],
  'public.myBooking.correctName': [everybody, { token, version, personId: 1, firstName: 'Ana', lastName: 'Ruiz' }],
  'public.myBooking.changeShift': [everybody, { token, version, shiftId: 1 }],
  'public.myBooking.resend': [everybody, { token }],
  'public.myBooking.cancel': [everybody, { token }],
  'public.places.postalCode': [everybody, { language: 'es', code: '10600' }],
  'public.places.localities': [everybody, { language: 'pt', query: 'Cast' }],

  'reservations.cards': [staff, page],
  'reservations.pending': [staff],
  'reservations.ofActivity': [staff, { activityId: id }],
  'reservations.own': ['own reservations', page],
  'reservations.list': [staff, page],
  'reservations.readings': [staff, { activityId: id }],
  'reservations.read': [staff, { id }],
  'reservations.create': [staff, party],
  'reservations.edit': [staff, { ...party, id }],
  'reservations.confirm': [staff, { id }],
  'reservations.moveToWaiting': [staff, { id }],
  'reservations.cancel': [staff, { id }],
  'reservations.confirmAttendance': [staff, { id }],
  'reservations.notifications.list': [staff],
  'reservations.notifications.markRead': [staff, { id }],
  'reservations.lists.count': [staff, { activityId: id, list: 'confirmed' }],
  'reservations.bulkMessages.preview': [staff, { activityId: id, kind: 'pending' }],
  'reservations.bulkMessages.send': [staff, { activityId: id, kind: 'pending' }],
  'reservations.checkIn.activities': [staff],
  'reservations.checkIn.list': [staff, { activityId: id }],
  'reservations.checkIn.send': [
    staff,
    { sentAt: 1, ticks: [{ nonce: fileId, personId: id, mark: 'present', at: 1, replaces: [] }] },
  ],
  'reservations.waitingList.read': [staff, { activityId: id }],
  'reservations.waitingList.offer': [staff, { id }],
  'reservations.waitingList.withdraw': [staff, { id }],
  // A look into the installation's health.
  'reservations.checkPlaces': [configuration],

  'stats.overview': [staff, { language: 'es' }],
  'stats.dashboard': [staff],
  'stats.localities': [staff, { scope: 'general', country: 'ES' }],

  'users.accounts.list': [
    [users, { roles: [3] }],
    [companies, { roles: [2] }],
  ],
  'users.accounts.read': [companies, { id }],
  'users.accounts.create': [
    [users, { ...account, role: 3, password: 'clave-2026' }],
    [users, { ...account, email: 'bea@example.org', role: 1, password: 'clave-2026' }],
    [companies, { ...account, email: 'rutas@example.org', role: 2, password: 'clave-2026' }],
  ],
  'users.accounts.edit': [companies, { ...account, role: 2, id }],
  'users.accounts.remove': [companies, { id }],
  'users.accounts.removeImage': [companies, { id }],
  'users.accounts.setAccess': [companies, { id, hasAccess: false }],
  'users.accounts.setPassword': [companies, { id, password: 'clave-2026' }],
  'users.accounts.roles': [companies],
  'users.collaborators.list': [collaborators, page],
  'users.collaborators.read': [collaborators, { id }],
  'users.collaborators.bookings': [collaborators, { id }],
  'users.collaborators.visits': [collaborators, { id }],
  'users.collaborators.create': [
    collaborators,
    { ...collaborator, territoryId: 1 },
    // It has no territory to create them in.
    ['a company'],
  ],
  'users.collaborators.edit': [collaborators, { ...collaborator, id }],
  'users.collaborators.remove': [collaborators, { id }],
  'users.collaborators.removeImage': [collaborators, { id }],
  'users.collaborators.setAccess': [collaborators, { id, hasAccess: false }],
  'users.collaborators.sendConfirmation': [collaborators, { id }],
  // Everybody learns it from the public configuration; only saving is theirs.
  'users.collaborators.earlyAccess': [collaborators],
  'users.collaborators.saveEarlyAccess': ['early-access range', { opensOn: null, closesOn: null }],
  'users.ownCollaborator.read': [ownPage],
  'users.ownCollaborator.bookings': [ownPage, page],
  'users.ownCollaborator.visits': [ownPage, page],
  'users.profile.read': [own],
  'users.profile.edit': [own, account],
  'users.profile.removeImage': [own],
  'users.tariffs.list': [companies],
  'users.tariffs.create': [users, { name: 'Mensual', days: 30 }],
  'users.tariffs.edit': [users, { name: 'Mensual', days: 30, id }],
  'users.tariffs.remove': [users, { id }],
};
