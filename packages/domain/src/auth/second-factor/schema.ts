import { z } from 'zod';
import { Role } from '../../access';
import { plainText } from '../../texts/plain-text';
import { RecordId } from '../../record-id';
import { SettingsStamp } from '../../settings-stamp';
import { secondFactorLimits } from './limits';

/** The own password again: nothing about the second factor changes without it. */
export const PasswordAgain = z.object({ password: z.string().max(200) });
export type PasswordAgain = z.infer<typeof PasswordAgain>;

const name = plainText(secondFactorLimits.name).trim().min(1);
/** What a set-up that was begun carries to its end. */
const setUp = z.string().min(1).max(4000);

/** The second step of signing in with a code of an app or a recovery code. */
export const FinishSignInInput = z.object({ code: z.string().max(60), rememberDevice: z.boolean() });
export type FinishSignInInput = z.infer<typeof FinishSignInInput>;

const base64url = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]+$/);

/** An authenticator's answer to a challenge, as browsers write it in JSON (WebAuthn §5.8.1); the rest of it is not used. */
export const PasskeyAnswer = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(8000),
    signature: base64url(8000),
    userHandle: base64url(200).optional(),
  }),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** The second step of signing in with a passkey. */
export const FinishWithPasskeyInput = z.object({ answer: PasskeyAnswer, rememberDevice: z.boolean() });
export type FinishWithPasskeyInput = z.infer<typeof FinishWithPasskeyInput>;

/** One of one's own passkeys shows once more who it is. */
export const ProveWithPasskeyInput = z.object({ answer: PasskeyAnswer });
export type ProveWithPasskeyInput = z.infer<typeof ProveWithPasskeyInput>;

/** The first code of an app proves that it has the key. */
export const ConfirmTotpInput = z.object({ setUp, code: z.string().max(60) });
export type ConfirmTotpInput = z.infer<typeof ConfirmTotpInput>;

/** A passkey that an authenticator has just made. */
export const ConfirmPasskeyInput = z.object({
  setUp,
  name,
  answer: z.object({
    id: base64url(1400),
    rawId: base64url(1400),
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(30_000),
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  }),
});
export type ConfirmPasskeyInput = z.infer<typeof ConfirmPasskeyInput>;

export const RemovePasskeyInput = PasswordAgain.extend({ id: RecordId });
export type RemovePasskeyInput = z.infer<typeof RemovePasskeyInput>;

/** A name leads to nothing, so it needs no password. */
export const RenamePasskeyInput = z.object({ id: RecordId, name });
export type RenamePasskeyInput = z.infer<typeof RenamePasskeyInput>;

/** A device that is remembered, an application key, or the account whose second factor is reset. */
export const SecondFactorRef = z.object({ id: RecordId });
export type SecondFactorRef = z.infer<typeof SecondFactorRef>;

export const CreateApplicationKeyInput = PasswordAgain.extend({ name });
export type CreateApplicationKeyInput = z.infer<typeof CreateApplicationKeyInput>;

/** Roles that may be made to have a second factor: those of the back office. */
export const rolesWithSecondFactor = [Role.superAdmin, Role.admin, Role.manager] as const;

/** The roles that must have one. */
export const SecondFactorRolesInput = z.object({
  roles: z.array(z.literal(rolesWithSecondFactor)).max(rolesWithSecondFactor.length),
  /** Without it they are saved over whatever is there. */
  since: SettingsStamp.optional(),
});
export type SecondFactorRolesInput = z.infer<typeof SecondFactorRolesInput>;
