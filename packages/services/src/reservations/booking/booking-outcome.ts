import { channel } from 'node:diagnostics_channel';
import { DomainError } from '@dehesa/domain/errors';
import type { Booked } from './booking-key';

/** How a visitor's booking ended: what became of it, or why it was refused; nothing of who booked what. */
export interface BookingOutcome {
  /** `pending`, `confirmed` or `waiting`, the code of a refusal, or `fault`. */
  outcome: string;
}

const names: Readonly<Record<Booked['status'], string>> = { 1: 'pending', 2: 'confirmed', 3: 'waiting' };

/** Where each end of a booking is told, for who counts them (B49). It costs nothing where nobody listens. */
export const bookingOutcomes = channel('dehesa:booking');

/** Tells how `work` ended, and ends like it. */
export async function toldOutcome(work: Promise<Booked>): Promise<Booked> {
  try {
    const booked = await work;
    tell(names[booked.status]);
    return booked;
  } catch (error) {
    tell(error instanceof DomainError ? error.code : 'fault');
    throw error;
  }
}

function tell(outcome: string): void {
  const message: BookingOutcome = { outcome };
  bookingOutcomes.publish(message);
}
