import { closedAfterAll } from '@dehesa/testing';
import { activities, messages, reservations, territories } from '@dehesa/db/schema';
import { mobileNumber } from '@dehesa/domain/identity';
import { recordGroups, TemplateSlug } from '@dehesa/domain/messages';
import { whatsappTemplates } from '@dehesa/i18n/mails';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cancellationToken } from '../keys/index';
import { saveSecret } from '../configuration/index';
import { checkTemplate } from '../messages/index';
import { bookPlaces } from './booking/book-places';
import { bookerMessages } from './booker-messages';
import { mobileOf } from './read/people';
import { previewBulkMessage } from './bulk-messages/preview-bulk-message';
import { sendBulkMessage } from './bulk-messages/send-bulk-message';
import { confirmReservation } from './status/change-status';
import { editReservation } from './staff/edit-reservation';
import { readMyBooking } from './my-booking/read-my-booking';
import { switchWhatsapp } from './my-booking/switch-whatsapp';
import { readReservation } from './staff/read-reservation';
import { resendWhatsapp } from './staff/resend-whatsapp';
import { createStaffWorld, refusal, type StaffChange } from './staff/staff-world.test-support';

const world = await closedAfterAll(createStaffWorld());

const admin = () => world.as(world.actors.admin);
const superAdmin = () => world.as(world.actors.super);
const visitor = () => world.as(null);
const mobile = { phone: '600 10 02 00' };

async function withAccount<T>(work: () => Promise<T>): Promise<T> {
  const ctx = superAdmin();
  const set = (whatsappPhoneNumberId: string) =>
    world.db.update(territories).set({ whatsappPhoneNumberId }).where(eq(territories.id, 1));
  await set('1002003004');
  await saveSecret(ctx, ctx.db, 'whatsapp-token-1', 'un-token');
  try {
    return await work();
  } finally {
    await set('');
    await saveSecret(ctx, ctx.db, 'whatsapp-token-1', '');
  }
}

/** Slug and channel of what a booker was sent, and where to. */
const sent = async (reservationId: number) =>
  (await world.db.select().from(messages).where(eq(messages.reservationId, reservationId)).orderBy(messages.id)).map(
    ({ slug, channel, recipient }) => `${slug} ${channel}${channel === 'whatsapp' ? ` ${recipient}` : ''}`,
  );
const reserve = async (change: StaffChange = {}) =>
  world.reserve(await world.activity(), 1, { ...change, booker: { ...world.person(), ...mobile, ...change.booker } });
const consentOf = async (id: number) =>
  (await world.db.select({ at: reservations.whatsappConsentAt }).from(reservations).where(eq(reservations.id, id)))[0]
    ?.at;

describe('a mobile telephone', () => {
  it.each([
    ['+34', '600100200', '+34600100200'],
    ['+34', ' 712 34 56 78 ', '+34712345678'],
    ['+351', '912 345 678', '+351912345678'],
    ['+34', '+351 912-345-678', '+351912345678'],
    ['+351', '0034 600 100 200', '+34600100200'],
    [null, '600100200', '+34600100200'],
    ['+34', '927100200', null],
    ['+351', '212345678', null],
    ['+34', '60010020', null],
    ['+34', '+44 7700 900123', null],
    ['+34', '', null],
    ['+34', null, null],
  ])('%j %j is %j, in the database too', async (prefix, phone, expected) => {
    expect(mobileNumber(prefix, phone)).toBe(expected);
    const [row] = await world.db.execute<{ mobile: string | null }>(sql`
      select ${mobileOf({ phone: sql`phone`, phonePrefix: sql`phone_prefix` })} as mobile from (select ${prefix}::text as phone_prefix, ${phone}::text as phone) p`);
    expect(row?.mobile ?? null).toBe(expected);
  });
});

describe('messages to bookers', () => {
  const told = { id: 1, language: 'es', territoryId: 1 } as const;
  const booker = { firstName: 'Ana', lastName: 'Ruiz', email: 'a@example.org', whatsapp: '+34600100200' };

  it('go by each channel that reaches them', () => {
    expect(bookerMessages({ ...told, booker }, 'reserva-confirmada', { 'reserva.cambio': 'x' })).toMatchObject([
      {
        channel: 'email',
        recipient: { address: 'a@example.org', name: 'Ana Ruiz' },
        fields: { 'reserva.cambio': 'x' },
      },
      { channel: 'whatsapp', recipient: { address: '+34600100200' }, territoryId: 1, reservationId: 1 },
    ]);
    const channels = (change: Partial<typeof booker> | { email: null } | { whatsapp: null }) =>
      bookerMessages({ ...told, booker: { ...booker, ...change } }, 'reserva-confirmada').map(({ channel }) => channel);
    expect(channels({ whatsapp: null })).toEqual(['email']);
    expect(channels({ email: null })).toEqual(['whatsapp']);
    expect(channels({ email: null, whatsapp: null })).toEqual([]);
  });

  it('all have a text for WhatsApp that it may approve, the same in both languages', () => {
    // What staff write themselves leaves by e-mail alone (B90).
    const ofBookers = TemplateSlug.options.filter(
      (slug) => recordGroups[slug].includes('reserva') && !slug.startsWith('aviso-') && slug !== 'reserva-mensaje',
    );
    const fieldsIn = (text = '') => [...text.matchAll(/\{\{([\w.]+)\}\}/g)].map(([, field]) => field);
    for (const slug of ofBookers) {
      const [es, pt] = [whatsappTemplates.es[slug], whatsappTemplates.pt[slug]];
      expect([slug, ...fieldsIn(pt?.body)]).toEqual([slug, ...fieldsIn(es?.body)]);
      for (const text of [es, pt]) {
        checkTemplate(text?.body ?? '{{', recordGroups[slug]);
        expect(text?.body).not.toMatch(/^\{\{|\}\}$|\{\{[#^/]|\n{3}|\t| {4}/);
        expect((text?.body ?? '').length).toBeLessThan(1024);
      }
    }
  });
});

describe('whoever asked for WhatsApp', () => {
  it('gets both messages of a booking by staff, and of each change of state', async () => {
    const id = await reserve({ whatsapp: true });
    expect(await sent(id)).toEqual(['reserva-pendiente email', 'reserva-pendiente whatsapp +34600100200']);
    await confirmReservation(admin(), { id, notify: true, force: false });
    expect((await sent(id)).slice(2)).toEqual(['reserva-confirmada email', 'reserva-confirmada whatsapp +34600100200']);
  });

  it('gets e-mail alone where the telephone is no mobile one, and who did not ask gets nothing more', async () => {
    expect(await sent(await reserve({ whatsapp: true, booker: { phone: '927100200' } }))).toEqual([
      'reserva-pendiente email',
    ]);
    const id = await reserve();
    expect(await sent(id)).toEqual(['reserva-pendiente email']);
    expect(await consentOf(id)).toBeNull();
  });

  it('is known by an edit, which leaves it as it is unless it says so', async () => {
    const id = await reserve({ whatsapp: true, notify: false });
    const since = await consentOf(id);
    const detail = await readReservation(admin(), { id, includeCancelled: false });
    expect(detail).toMatchObject({ whatsapp: true, consents: { whatsappAt: since } });
    const activityId = detail.activity.id;
    const booker = { ...world.person(), ...mobile, phonePrefix: '+34' as const };
    const edited = { ...world.party(activityId, 1, { booker }), id, stamp: undefined };
    await editReservation(admin(), { ...edited, status: 3, whatsapp: undefined });
    expect(await consentOf(id)).toEqual(since);
    expect(await sent(id)).toEqual(['reserva-en-espera email', 'reserva-en-espera whatsapp +34600100200']);
    await editReservation(admin(), { ...edited, status: 2, whatsapp: false });
    expect(await consentOf(id)).toBeNull();
    expect((await sent(id)).slice(2)).toEqual(['reserva-confirmada email']);
  });

  it('gets both messages of a booking of their own, in its statement', async () => {
    const activityId = await world.activity();
    const input = {
      activityId,
      language: 'es' as const,
      shift: '',
      notes: '',
      companions: [],
      collaboratorId: null,
      waitingList: false,
      idempotencyKey: 'clave-whatsapp',
      proof: null,
      answers: [],
      photoConsent: true,
      communicationsConsent: false,
      whatsapp: true,
      privacyAccepted: true,
      booker: { ...world.person(), phonePrefix: '+34' as const, phone: '600100200' },
    };
    await bookPlaces(visitor(), input);
    const [row] = await world.db.select().from(reservations).where(eq(reservations.activityId, activityId));
    expect(row?.whatsappConsentAt).toBeInstanceOf(Date);
    expect(await sent(row?.id ?? 0)).toEqual(['reserva-pendiente email', 'reserva-pendiente whatsapp +34600100200']);
    const [jobs] = await world.db.execute<{ jobs: number }>(sql`
      select count(*)::int as jobs from graphile_worker._private_jobs j
      join messages m on m.id = (j.payload->>'messageId')::int where m.reservation_id = ${row?.id ?? 0}`);
    expect(jobs?.jobs).toBe(2);
  });

  it('is told by both in a message to all, and counts once', async () => {
    const activityId = await world.activity();
    const both = await world.reserve(activityId, 1, {
      whatsapp: true,
      notify: false,
      booker: { ...world.person(), ...mobile },
    });
    const one = await world.reserve(activityId, 1, { notify: false });
    const whatsappOnly = await world.reserve(activityId, 1, {
      whatsapp: true,
      notify: false,
      booker: { ...world.person(), ...mobile },
    });
    await world.db.execute(
      sql`update people set email = null, email_key = null where reservation_id = ${whatsappOnly}`,
    );
    expect(await previewBulkMessage(admin(), { activityId, kind: 'pending' })).toMatchObject({
      recipients: 3,
      samples: [{ recipients: 3 }, { recipients: 0 }],
    });
    expect(await sendBulkMessage(admin(), { activityId, kind: 'pending', key: null })).toMatchObject({ recipients: 3 });
    expect(await sent(both)).toEqual(['reserva-pendiente email', 'reserva-pendiente whatsapp +34600100200']);
    expect(await sent(one)).toEqual(['reserva-pendiente email']);
    expect(await sent(whatsappOnly)).toEqual(['reserva-pendiente whatsapp +34600100200']);
    const [history] = await world.db.execute<{ lines: number }>(sql`
      select count(*)::int as lines from audit_log where action = 'reservations.messageToAll' and entity = 'reservation'
        and entity_id = ${both}`);
    expect(history?.lines).toBe(1);
  });
});

describe('one’s own link', () => {
  const linkOf = async (id: number) => {
    const { people } = await readReservation(admin(), { id, includeCancelled: false });
    return cancellationToken(visitor().installation, { reservationId: id, address: people[0]?.email ?? '' });
  };
  const shown = async (token: string) => (await readMyBooking(visitor(), { token, language: 'es' }))?.whatsapp;

  it('offers WhatsApp where there is an account and a mobile telephone', async () => {
    const [reachable, landline] = [
      await linkOf(await reserve()),
      await linkOf(await reserve({ booker: { phone: '927100200' } })),
    ];
    expect([await shown(reachable), await shown(landline)]).toEqual([null, null]);
    await withAccount(async () => expect([await shown(reachable), await shown(landline)]).toEqual([false, null]));
  });

  it('switches it on and off', async () => {
    const id = await reserve({ notify: false });
    const token = await linkOf(id);
    const wish = (wanted: boolean) => switchWhatsapp(visitor(), { token, language: 'es', wanted });
    expect(await refusal(wish(true))).toBe('messages.whatsappNotConfigured');
    await withAccount(async () => {
      expect(await wish(true)).toMatchObject({ whatsapp: true });
      expect(await world.lastAudit(id)).toMatchObject({
        action: 'reservations.switchWhatsapp',
        actorId: null,
        details: { wanted: true },
      });
      const since = await consentOf(id);
      expect(await wish(true)).toMatchObject({ whatsapp: true });
      expect(await consentOf(id)).toEqual(since);
    });
    // Whoever has it can switch it off whatever became of the account.
    expect(await wish(false)).toMatchObject({ whatsapp: null });
    expect(await consentOf(id)).toBeNull();
    expect(await refusal(switchWhatsapp(visitor(), { token: 'x.y', language: 'es', wanted: false }))).toBe(
      'record.notFound',
    );
  });

  it('does not where nothing could come of it', async () => {
    const landline = await linkOf(await reserve({ booker: { phone: '927100200' } }));
    await withAccount(async () =>
      expect(await refusal(switchWhatsapp(visitor(), { token: landline, language: 'es', wanted: true }))).toBe(
        'messages.whatsappNoPhone',
      ),
    );
  });
});

describe('the confirmation by WhatsApp, once more (B58)', () => {
  it.each(['admin', 'monfrague', 'member'] as const)('is not for a %s (B22)', async (name) => {
    expect(await refusal(resendWhatsapp(world.as(world.actors[name]), { id: 1 }))).toBe('access.forbidden');
  });

  it('goes to the mobile telephone, whether or not it was asked for', async () => {
    const id = await reserve({ status: 2, notify: false });
    await withAccount(() => resendWhatsapp(superAdmin(), { id }));
    expect(await sent(id)).toEqual(['reserva-confirmada whatsapp +34600100200']);
    expect(await consentOf(id)).toBeNull();
    expect(await world.lastAudit(id)).toMatchObject({
      action: 'reservations.resendWhatsapp',
      details: { notify: true },
    });
    const [row] = await world.db
      .select()
      .from(messages)
      .where(and(eq(messages.reservationId, id), eq(messages.channel, 'whatsapp')));
    expect(row).toMatchObject({ territoryId: 1, status: 'queued', language: 'es' });
  });

  it('is refused without an account, without such a telephone, and before it is confirmed', async () => {
    const confirmed = await reserve({ status: 2, notify: false });
    const pending = await reserve({ notify: false });
    const landline = await reserve({ status: 2, notify: false, booker: { phone: '927100200' } });
    expect(await refusal(resendWhatsapp(superAdmin(), { id: confirmed }))).toBe('messages.whatsappNotConfigured');
    await withAccount(async () => {
      expect(await refusal(resendWhatsapp(superAdmin(), { id: pending }))).toBe('reservations.notConfirmed');
      expect(await refusal(resendWhatsapp(superAdmin(), { id: landline }))).toBe('messages.whatsappNoPhone');
      expect(await refusal(resendWhatsapp(superAdmin(), { id: 999_999 }))).toBe('record.notFound');
    });
    for (const id of [confirmed, pending, landline]) expect(await sent(id)).toEqual([]);
  });

  it('is refused of a suspended outing', async () => {
    const activityId = await world.activity();
    const id = await reserve({ activityId, status: 2, notify: false });
    await world.db.update(activities).set({ suspendedAt: new Date() }).where(eq(activities.id, activityId));
    expect(await withAccount(() => refusal(resendWhatsapp(superAdmin(), { id })))).toBe('activities.suspended');
    expect(await sent(id)).toEqual([]);
  });
});
