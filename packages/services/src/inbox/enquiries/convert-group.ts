import { activities, enquiries, reservations } from '@dehesa/db/schema';
import { ConvertGroupInput } from '@dehesa/domain/inbox';
import { DomainError } from '@dehesa/domain/errors';
import { phonePrefixes } from '@dehesa/domain/identity';
import { besideOrganiser, ReservationStatus } from '@dehesa/domain/reservations';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { type CreatedReservation, createGroup, withFreeReference } from '../../reservations/index';
import { findConversation, holdConversation } from '../hold-conversation';
import { ofSameOuting } from './group-dates';

type Tx = ServiceContext['db'];

/**
 * Makes one reservation of a group's request, for its date or another one of its series, once: who comes second, or comes
 * again, is refused unless that reservation was cancelled meanwhile (B83). Places, duplicates and message are those of any
 * booking by staff; the request goes with the date that it was given.
 */
export async function convertGroup(ctx: ServiceContext, raw: ConvertGroupInput): Promise<CreatedReservation> {
  authorize(ctx, 'messages.read');
  const actor = authorize(ctx, 'reservations.manage');
  const { id, adults, minors, notes, ...chosen } = ConvertGroupInput.parse(raw);
  const hold = ctx.testing?.skipConversionLock === true ? findConversation : holdConversation;
  return withFreeReference(() =>
    inTransaction(ctx, async (tx) => {
      await hold(tx, actor, id);
      const request = await readRequest(tx, id);
      await assertSameOuting(tx, request.activityId, chosen.activityId);
      const { activityId: _asked, language, consent, ...organiser } = request;
      const created = await createGroup(ctx, tx, actor, {
        ...chosen,
        language,
        organiser,
        consent,
        unnamed: besideOrganiser({ adults, minors }),
        notes: notes.trim(),
      });
      await tx
        .update(enquiries)
        .set({ reservationId: created.id, activityId: chosen.activityId })
        .where(eq(enquiries.conversationId, id));
      await audit(ctx, tx, {
        action: 'inbox.convertGroup',
        entity: 'message',
        entityId: id,
        details: { reservationId: created.id, people: adults + minors },
      });
      return created;
    }),
  );
}

/** What the group asked for, not yet converted. Read once the conversation is held: who came before has written. */
async function readRequest(tx: Tx, conversationId: number) {
  const [row] = await tx
    .select({
      activityId: enquiries.activityId,
      language: enquiries.language,
      firstName: enquiries.firstName,
      lastName: enquiries.lastName,
      email: enquiries.email,
      phonePrefix: enquiries.phonePrefix,
      phone: enquiries.phone,
      consent: { textVersion: enquiries.consentTextVersion, givenAt: enquiries.privacyAcceptedAt },
      status: reservations.status,
    })
    .from(enquiries)
    .leftJoin(reservations, eq(reservations.id, enquiries.reservationId))
    .where(and(eq(enquiries.conversationId, conversationId), eq(enquiries.kind, 'group')));
  if (!row) throw DomainError.of('record.notFound');
  const { status, phonePrefix, phone, ...request } = row;
  if (status !== null && status !== ReservationStatus.cancelled) throw DomainError.of('inbox.alreadyConverted');
  const prefix = phonePrefixes.find((known) => known === phonePrefix) ?? '+34';
  // One of another country has its own prefix within the number.
  return {
    ...request,
    phonePrefix: prefix,
    phone: prefix === phonePrefix ? (phone ?? '') : `${phonePrefix ?? ''}${phone ?? ''}`,
  };
}

/** A group's places are given where it asked for them, or on another date of that outing. */
async function assertSameOuting(tx: Tx, askedId: number, chosenId: number): Promise<void> {
  const [found] = await tx
    .select({ id: activities.id })
    .from(activities)
    .where(and(eq(activities.id, chosenId), ofSameOuting(askedId)));
  if (!found) throw DomainError.of('record.notFound');
}
