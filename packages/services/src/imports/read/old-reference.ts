import { importedRecords } from '@dehesa/db/schema';
import { type SQL, sql } from 'drizzle-orm';

/** The ids of records that another system called so (B106), whatever the case; for a `select`, without brackets. */
export function calledBefore(entity: 'activity' | 'reservation', typed: string): SQL {
  return sql`select ${importedRecords.entityId} from ${importedRecords}
    where lower(${importedRecords.reference}) = ${typed.trim().toLowerCase()}::text and ${importedRecords.reference} <> ''
      and ${importedRecords.entity} = ${sql.raw(`'${entity}'`)}`;
}
