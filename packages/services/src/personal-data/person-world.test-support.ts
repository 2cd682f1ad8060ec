import {
  activities,
  checkInTicks,
  conversationMessages,
  conversations,
  emailSuppressions,
  enquiries,
  idempotencyKeys,
  importRows,
  imports,
  messages,
  people,
  reservations,
} from '@dehesa/db/schema';
import { insertSampleReservation } from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import { createStaffWorld } from '../reservations/staff/staff-world.test-support';

/** What stands wherever a visitor's data may stand, so that nothing of it can be left over unseen. */
export const marker = 'Zzpersonal';

/** For tests: reservations with a marker in every column that is somebody's, on whichever day they were. */
export async function createPersonWorld() {
  const world = await createStaffWorld();
  const { db } = world;
  let made = 0;

  /** A party of three, `Zzpersonal` all over, whose activity ended at a moment. */
  async function marked(endsAt: string, change: { email?: string; identity?: string; status?: 1 | 2 | 3 | 4 } = {}) {
    made += 1;
    const reference = `ZZ${String(made).padStart(6, '2')}`;
    const email = change.email ?? `${marker.toLowerCase()}${made}@example.org`;
    const identity = change.identity ?? `${marker.toUpperCase()}${made}`;
    const { reservationId, activityId } = await insertSampleReservation(db, {
      reference,
      email,
      firstName: marker,
      status: change.status ?? 2,
    });
    await db.execute(sql`update activities set ends_at = ${endsAt}::timestamptz, date = ${endsAt}::timestamptz::date
      where id = ${activityId}`);
    await db
      .update(people)
      .set({
        lastName: marker,
        bookedName: marker,
        identity: sql`${identity} || case position when 0 then '' else '-' || position end`,
        identityKey: sql`${identity} || case position when 0 then '' else position::text end`,
        answers: { alergias: marker },
        sex: 'F',
        birthDate: '1971-07-17',
        postalCode: marker,
        province: 'Cáceres',
        provinceCode: '10',
        locality: 'Plasencia',
        phonePrefix: '+34',
        phone: `60000${String(made).padStart(4, '0')}`,
        email: sql`case position when 0 then email else ${`${marker}-c${made}@example.org`} || position end`,
        emailKey: sql`case position when 0 then ${email.toLowerCase()} else ${`${marker}-c${made}@example.org`} || position end`,
      })
      .where(eq(people.reservationId, reservationId));
    await db
      .update(reservations)
      .set({ notes: marker, cancelNote: marker, answers: { alergias: marker } })
      .where(eq(reservations.id, reservationId));
    const [message] = await db
      .insert(messages)
      .values({
        slug: 'reserva-confirmada',
        language: 'es',
        recipient: email,
        recipientName: marker,
        reservationId,
        fields: { 'reserva.nombre': marker },
        status: 'sent',
        subject: marker,
        html: marker,
        text: marker,
        providerId: marker,
        lastError: marker,
      })
      .returning({ id: messages.id });
    const party = await db
      .select()
      .from(people)
      .where(eq(people.reservationId, reservationId))
      .orderBy(people.position);
    await db.insert(idempotencyKeys).values({ keyHash: `${marker}${made}`, bodyHash: marker, reservationId });
    await db.insert(checkInTicks).values({
      nonce: crypto.randomUUID(),
      reservationId,
      personId: party[0]?.id ?? 0,
      mark: 'present',
      device: marker,
      tickedAt: new Date(endsAt),
    });
    return { reservationId, activityId, email, identity, messageId: message?.id ?? 0, party };
  }

  /** A conversation of the inbox with a number, last written in at a moment. */
  async function conversation(phone: string, at: string): Promise<number> {
    const when = new Date(at);
    const [row] = await db
      .insert(conversations)
      .values({ territoryId: 1, phone, name: marker, updatedAt: when })
      .returning({ id: conversations.id });
    const conversationId = row?.id ?? 0;
    await db.insert(conversationMessages).values({
      conversationId,
      direction: 'in',
      kind: 'document',
      body: marker,
      replyTo: marker,
      mediaId: marker,
      fileName: marker,
      createdAt: when,
    });
    return conversationId;
  }

  /** A question with its receipt and an answer, marked all over, asked at a moment about an activity that ends at another. */
  async function question(email: string, { at, endsAt }: { at: string; endsAt: string }): Promise<number> {
    made += 1;
    const { activityId, reservationId } = await insertSampleReservation(db, { reference: `QQ${100_000 + made}` });
    await db.execute(sql`delete from reservations where id = ${reservationId}`);
    await db
      .update(activities)
      .set({ endsAt: new Date(endsAt) })
      .where(eq(activities.id, activityId));
    const when = new Date(at);
    const [conversation] = await db
      .insert(conversations)
      .values({ territoryId: 1, channel: 'web', name: marker, lastIncomingAt: when, updatedAt: when })
      .returning({ id: conversations.id });
    const conversationId = conversation?.id ?? 0;
    const mail = async (slug: 'consulta-recibida' | 'consulta-respuesta') => {
      const told = { recipient: email, recipientName: marker, subject: marker, html: marker, text: marker };
      const [row] = await db
        .insert(messages)
        .values({ slug, language: 'pt', ...told, status: 'sent', territoryId: 1, createdAt: when })
        .returning({ id: messages.id });
      return row?.id ?? 0;
    };
    await db.insert(enquiries).values({
      conversationId,
      activityId,
      kind: 'group',
      organisation: marker,
      adults: 2,
      minors: 3,
      wishedDate: marker,
      language: 'pt',
      firstName: marker,
      lastName: marker,
      email,
      emailKey: email.toLowerCase(),
      phonePrefix: '+351',
      phone: '912345678',
      privacyAcceptedAt: when,
      consentTextVersion: 'privacy-3',
      keyHash: `${marker}-${made}`,
      bodyHash: marker,
      receiptMessageId: await mail('consulta-recibida'),
    });
    await db.insert(conversationMessages).values([
      { conversationId, direction: 'in', body: `${marker} pregunta`, createdAt: when },
      {
        conversationId,
        direction: 'out',
        body: `${marker} respuesta`,
        messageId: await mail('consulta-respuesta'),
        createdAt: when,
      },
    ]);
    return conversationId;
  }

  /** A row of a file of another system that nobody has stored. */
  async function brought(email: string, at: string): Promise<void> {
    const file = {
      kind: 'reservations',
      fileName: 'datos.csv',
      headings: ['Email'],
      columns: {},
      rowCount: 1,
    } as const;
    const [row] = await db
      .insert(imports)
      .values({ ...file, headings: [...file.headings], createdAt: new Date(at) })
      .returning({ id: imports.id });
    await db.insert(importRows).values({ importId: row?.id ?? 0, rowNumber: 2, cells: [email, marker] });
  }

  const suppress = (emailKey: string, at: string) =>
    db.insert(emailSuppressions).values({ emailKey, reason: marker, createdAt: new Date(at) });

  /** Everything of every table that names it, as text. */
  async function leftOver(): Promise<string[]> {
    const tables = await db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> '__drizzle_migrations'`);
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await db.execute<{ row: string }>(
        sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t where to_jsonb(t)::text ~* ${marker}`,
      );
      found.push(...rows.map(({ row }) => `${name}: ${row}`));
    }
    return found;
  }

  return { ...world, marked, brought, conversation, question, suppress, leftOver };
}
