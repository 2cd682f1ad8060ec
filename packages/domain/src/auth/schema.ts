import { z } from 'zod';
import { RecordId } from '../record-id';

/** By which door a session opens: a browser's by its cookie, a legacy client's by the `token` of a body. Never both. */
export const SessionKind = z.enum(['browser', 'token']);
export type SessionKind = z.infer<typeof SessionKind>;

/** Whose sessions: without an id one's own. */
export const UserSessionsInput = z.object({ userId: RecordId.optional() });
export type UserSessionsInput = z.infer<typeof UserSessionsInput>;

export const SessionEndInput = z.object({ id: RecordId });
export type SessionEndInput = z.infer<typeof SessionEndInput>;

/** Email and password as typed; an empty one is refused by the screen with 'Complete campos'. */
export const SignInInput = z.object({ email: z.string().trim().max(80), password: z.string().max(200) });
export type SignInInput = z.infer<typeof SignInInput>;

export const RecoverPasswordInput = z.object({ email: z.string().trim().max(80) });
export type RecoverPasswordInput = z.infer<typeof RecoverPasswordInput>;

export const ChangePasswordInput = z.object({ current: z.string().max(200), next: z.string().max(200) });
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;

/** The first super admin of an installation, as asked for on the command line. */
export const CreateFirstAdminInput = z.object({
  firstName: z.string().trim().max(80),
  email: z.string().trim().max(80),
  password: z.string().max(200),
});
export type CreateFirstAdminInput = z.infer<typeof CreateFirstAdminInput>;

/** A super admin who has lost password and second factor, as named on the command line. */
export const RecoverSuperAdminInput = CreateFirstAdminInput.pick({ email: true, password: true });
export type RecoverSuperAdminInput = z.infer<typeof RecoverSuperAdminInput>;

/** How often somebody may have the link sent that proves an address, and how long it opens something. */
export const emailVerificationLimits = { mailsADay: 5, pauseMinutes: 2, linkHours: 48 } as const;

/** What the link of the mail carries. */
export const VerifyEmailInput = z.object({ token: z.string().min(1).max(400) });
export type VerifyEmailInput = z.infer<typeof VerifyEmailInput>;
