import { auditLog, messages, users } from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import { type AccountDeed, accountDeeds, historyPageSize } from '@dehesa/domain/users';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isBelowLine } from '../../audit';
import type { ServiceContext } from '../../context';
import { actorName } from './names';

/** What somebody did to an account; of what was changed only the names of the fields. */
export interface AccountEvent {
  id: number;
  at: Date;
  action: AccountDeed;
  /** Null is who holds a link, or the product; without a name, an account that is gone. */
  actor: { name: string | null; role: Role | null } | null;
  changed: string[];
  access: boolean | null;
  /** That it was given; `from` where it had another one. */
  role: { from: Role | null; to: Role } | null;
  invited: boolean;
  /** The text of staff's own that was written to it (B90): its subject, once it has left and until it is erased. */
  written: string | null;
}

export interface AccountHistory {
  /** Newest first. */
  events: AccountEvent[];
  /** Where the next page begins; null at the end. */
  nextCursor: number | null;
}

const writtenMessage = sql`case when ${auditLog.action} = 'users.write' then (${auditLog.details} ->> 'messageId')::int end`;

/** A page of what the log tells of one account, below an event of it; whoever asks has seen that the reader reaches it. */
export async function readAccountEvents(
  { db }: Pick<ServiceContext, 'db'>,
  { id, before }: { id: number; before: number | null },
): Promise<AccountHistory> {
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      actorId: auditLog.actorId,
      actorRole: auditLog.actorRole,
      actorName: actorName(users),
      details: auditLog.details,
      written: messages.subject,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(messages, eq(messages.id, writtenMessage))
    .where(
      and(
        eq(auditLog.entity, 'user'),
        eq(auditLog.entityId, id),
        inArray(auditLog.action, [...accountDeeds]),
        before === null ? undefined : isBelowLine(db, before),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(historyPageSize + 1);
  const page = rows.slice(0, historyPageSize);
  return {
    events: page.flatMap(toEvent),
    nextCursor: rows.length > historyPageSize ? (page.at(-1)?.id ?? null) : null,
  };
}

interface LoggedRow {
  id: number;
  at: Date;
  action: string;
  actorId: number | null;
  actorRole: Role | null;
  actorName: string | null;
  details: Record<string, unknown>;
  written: string | null;
}

function toEvent({ action, actorId, actorRole, actorName: name, details, written, id, at }: LoggedRow): AccountEvent[] {
  const deed = accountDeeds.find((known) => known === action);
  if (deed === undefined) return [];
  const told = Details.parse(details);
  return [
    {
      id,
      at,
      action: deed,
      actor: actorId === null ? null : { name, role: actorRole },
      changed: told.changed,
      access: told.hasAccess ?? told.to,
      role: told.role,
      invited: told.invited,
      written,
    },
  ];
}

const AnyRole = z.enum(Role);

/** What the log keeps of these deeds; what another version wrote in another shape is left out. */
const Details = z.object({
  changed: z.array(z.string()).catch([]),
  hasAccess: z.boolean().nullable().catch(null),
  to: z.boolean().nullable().catch(null),
  invited: z.boolean().catch(false),
  role: z
    .union([AnyRole.transform((to) => ({ from: null, to })), z.object({ from: AnyRole, to: AnyRole })])
    .nullable()
    .catch(null),
});
