import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { inDatabase } from './database';

/** A confirmed party of the demo's next outing, with the links that its reminder carries. */
export interface RemindedParty {
  reservationId: number;
  activityId: number;
  people: number;
  companion: string;
  attendance: string;
  unsubscribe: string;
}

/**
 * The largest party of the nearest outing. Reminders leave by day only, so that no test can wait for one: its links are made
 * as the product makes them, with the key that it keeps in its folder.
 */
export async function remindedParty(databaseUrl: string): Promise<RemindedParty> {
  return inDatabase(databaseUrl, async (sql) => {
    const [row] = await sql<{ id: number; activity: number; people: number; email: string; companion: string }[]>`
      select r.id, r.activity_id as activity, r.party_size as people, b.email_key as email, c.first_name as companion
      from reservations r
      join activities a on a.id = r.activity_id
      join people b on b.reservation_id = r.id and b.position = 0
      join people c on c.reservation_id = r.id and c.position = 1
      where r.status = 2 and a.date > current_date and not a.hidden and r.attendance_answer is null and r.party_size > 2
      order by a.date, r.party_size desc, r.id limit 1`;
    if (row === undefined) throw new Error('the demo has no party to remind');
    const contact = createHash('sha256').update(`${row.id}:${row.email}`).digest('base64url').slice(0, 16);
    return {
      reservationId: row.id,
      activityId: row.activity,
      people: row.people,
      companion: row.companion,
      attendance: `/asistencia/${signed('attendance-link', `${row.id}:${contact}`)}`,
      unsubscribe: `/baja-recordatorios/${signed('reminder-unsubscribe', String(row.id))}`,
    };
  });
}

function signed(purpose: string, payload: string): string {
  const secret = Buffer.from(readFileSync(path.join(inject('demo').dataDir, 'secret-key'), 'utf8').trim(), 'hex');
  const key = Buffer.from(hkdfSync('sha256', secret, '', `dehesa/${purpose}`, 32));
  const encoded = Buffer.from(payload).toString('base64url');
  return `${encoded}.${createHmac('sha256', key).update(encoded).digest('base64url')}`;
}
