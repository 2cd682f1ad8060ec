import { z } from 'zod';

/** For how many hours the link of an invitation holds (B97), and how often one account's may leave. */
export const invitationLimits = { linkHours: 72, mailsADay: 10, pauseMinutes: 1 } as const;

/**
 * How an account stands that was invited and has no password of its own yet: its link holds, is too old, or was taken
 * away: by who withdrew it, with the access or with another address.
 */
export const invitationStates = ['sent', 'expired', 'withdrawn'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** The state of an account's invitation; null where nobody is invited any more. */
export function invitationState(
  { invitedAt, hasLink }: { invitedAt: Date | null; hasLink: boolean },
  now: Date,
): InvitationState | null {
  if (invitedAt === null) return null;
  if (!hasLink) return 'withdrawn';
  return now.getTime() < invitationEnds(invitedAt).getTime() ? 'sent' : 'expired';
}

/** Until when the link of an invitation holds. */
export function invitationEnds(invitedAt: Date): Date {
  return new Date(invitedAt.getTime() + invitationLimits.linkHours * 3_600_000);
}

/** What the link of the mail carries. */
export const InvitationRef = z.object({ token: z.string().min(1).max(400) });
export type InvitationRef = z.infer<typeof InvitationRef>;

/** A short password is refused by the verb, with a text of its own (B27). */
export const AcceptInvitationInput = InvitationRef.extend({ password: z.string().max(200) });
export type AcceptInvitationInput = z.infer<typeof AcceptInvitationInput>;
