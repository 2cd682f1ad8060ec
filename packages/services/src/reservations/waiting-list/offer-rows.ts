import { OfferStatus } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

export interface StoredOffer {
  id: number;
  reservationId: number;
  status: OfferStatus;
  places: number;
  expiresAt: Date;
}

interface Row extends Record<string, unknown> {
  id: number;
  reservation_id: number;
  status: string;
  places: number;
  expires_ms: number;
}

/** An offer as it stands. Which state it is in only tells who holds the reservation's row: read it again then. */
export async function findOffer(db: ServiceContext['db'], offerId: number): Promise<StoredOffer | undefined> {
  const [row] = await db.execute<Row>(sql`
    select id, reservation_id, status, places, (extract(epoch from expires_at) * 1000)::float8 as expires_ms
    from waiting_list_offers where id = ${offerId}`);
  return (
    row && {
      id: row.id,
      reservationId: row.reservation_id,
      status: OfferStatus.parse(row.status),
      places: row.places,
      expiresAt: new Date(row.expires_ms),
    }
  );
}
