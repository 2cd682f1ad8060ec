import { z } from 'zod';
import type { TemplateSlug } from '../../messages';
import { plainText } from '../../texts/plain-text';
import { RecordId } from '../../record-id';
import { ReservationStatus } from '../status';

/** The messages that staff send to everybody of an activity at once (U29). */
export const BulkMessageKind = z.enum(['pending', 'waiting', 'confirmed', 'scheduleChange']);
export type BulkMessageKind = z.infer<typeof BulkMessageKind>;

interface BulkMessage {
  slug: TemplateSlug;
  /** Who gets it: the bookers of the reservations in these states. */
  statuses: readonly ReservationStatus[];
}

/** A change of the schedule is told to those who hold places (B2, B10); whoever waits has none that it could touch. */
export const bulkMessages: Record<BulkMessageKind, BulkMessage> = {
  pending: { slug: 'reserva-pendiente', statuses: [ReservationStatus.pending] },
  waiting: { slug: 'reserva-en-espera', statuses: [ReservationStatus.waiting] },
  confirmed: { slug: 'reserva-confirmada', statuses: [ReservationStatus.confirmed] },
  scheduleChange: {
    slug: 'cambio-horario',
    statuses: [ReservationStatus.pending, ReservationStatus.confirmed],
  },
};

/** Which message to whom. */
export const BulkMessageInput = z.object({ activityId: RecordId, kind: BulkMessageKind });
export type BulkMessageInput = z.infer<typeof BulkMessageInput>;

/** Of which activity, and its series, parties know another schedule. */
export const UntoldInput = z.object({ activityId: RecordId });
export type UntoldInput = z.infer<typeof UntoldInput>;

/**
 * Sends it. The same `key` sent twice is one sending. `seenId` is the last sending that the sender knows of: where
 * another one came between, nothing is sent; whoever cannot know it leaves it out.
 */
export const SendBulkMessageInput = BulkMessageInput.extend({
  key: plainText(100).min(1).nullable().default(null),
  seenId: RecordId.nullable().optional(),
});
export type SendBulkMessageInput = z.infer<typeof SendBulkMessageInput>;
