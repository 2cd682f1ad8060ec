import { waitingListOffers } from '@dehesa/db/schema';
import type { OfferStatus } from '@dehesa/domain/reservations';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

export interface StoredOffer {
  id: number;
  reservationId: number;
  status: OfferStatus;
  places: number;
  expiresAt: Date;
}

/** An offer as it stands. Which state it is in only tells who holds the reservation's row: read it again then. */
export async function findOffer(db: ServiceContext['db'], offerId: number): Promise<StoredOffer | undefined> {
  const [offer] = await db
    .select({
      id: waitingListOffers.id,
      reservationId: waitingListOffers.reservationId,
      status: waitingListOffers.status,
      places: waitingListOffers.places,
      expiresAt: waitingListOffers.expiresAt,
    })
    .from(waitingListOffers)
    .where(eq(waitingListOffers.id, offerId));
  return offer;
}
