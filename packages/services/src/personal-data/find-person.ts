import { PersonQuery } from '@dehesa/domain/personal-data';
import type { PersonKind, ReservationStatus } from '@dehesa/domain/reservations';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { type HeldAccount, readAccounts, readHeldCounts } from './person-accounts';
import { type PersonRecord, readPersonRecords } from './person-records';

/** A row of a reservation that is of the person. */
export interface FoundPerson {
  id: number;
  reservationId: number;
  reference: string;
  kind: PersonKind;
  firstName: string;
  lastName: string;
  identity: string | null;
  email: string | null;
  phone: string | null;
  title: { es: string; pt: string };
  date: string;
  status: ReservationStatus;
  /** It is live and not over yet. */
  coming: boolean;
}

export interface FoundData {
  people: FoundPerson[];
  accounts: HeldAccount[];
  /** Messages to the address, and of the reservations that the person made. */
  messages: number;
  conversations: number;
  /** Rows of files of other systems that are no records yet (B106). */
  importRows: number;
}

/**
 * What is held of a person, by address or identity document: for who answers a request of that person (B46). Documents
 * are read here, so the audit log says that somebody did; never whose. Super administrators.
 */
export async function findPerson(ctx: ServiceContext, raw: PersonQuery): Promise<FoundData> {
  authorize(ctx, 'configuration.manage');
  const query = PersonQuery.parse(raw);
  const records = await readPersonRecords(ctx.db, query, ctx.clock.now());
  const [accounts, counts] = await Promise.all([readAccounts(ctx.db, query), readHeldCounts(ctx.db, query, records)]);
  await audit(ctx, ctx.db, {
    action: 'personalData.find',
    entity: 'personalData',
    entityId: null,
    details: { people: records.length, accounts: accounts.length },
  });
  return { people: records.map(summaryOf), accounts, ...counts };
}

function summaryOf(record: PersonRecord): FoundPerson {
  const { id, reservationId, reference, kind, firstName, lastName, identity, email, phone } = record;
  const { title, date, status, coming } = record;
  return {
    id,
    reservationId,
    reference,
    kind,
    firstName,
    lastName,
    identity,
    email,
    phone,
    title,
    date,
    status,
    coming,
  };
}
