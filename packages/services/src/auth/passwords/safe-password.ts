import { configuration, users } from '@dehesa/db/schema';
import { foldPassword, isEasyPassword, type KnownWords } from '@dehesa/domain/auth';
import { DomainError } from '@dehesa/domain/errors';
import { minimumPasswordLength } from '@dehesa/domain/users';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

/** What strangers know of who is to have a password. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName?: string | undefined;
  alias?: string | undefined;
  companyName?: string | undefined;
  phone?: string | undefined;
}

/** So many of the leaked ones are refused with digits and signs around them too; the others as they are. */
const commonest = 10_000;
/** Ours under whatever name it is run. */
const productWords = ['dehesa', 'monfrague', 'tajo', 'tejo', 'internacional', 'reservas'];

/**
 * Refuses a new password of less than 8 characters (`auth.passwordTooShort`, B27) and one that a stranger tries first
 * (`auth.passwordTooEasy`): one that was leaked elsewhere, or made of the product's name or its owner's data.
 */
export async function assertSafePassword(ctx: ServiceContext, password: string, owner: PasswordOwner): Promise<void> {
  if (password.length < minimumPasswordLength) throw DomainError.of('auth.passwordTooShort');
  const [settings] = await ctx.db.select({ appName: configuration.appName }).from(configuration);
  const words = [
    ...productWords,
    settings?.appName ?? '',
    owner.email,
    owner.firstName,
    owner.lastName ?? '',
    owner.alias ?? '',
    owner.companyName ?? '',
    owner.phone ?? '',
  ];
  if (isEasyPassword(password, { ...(await knownPasswords()), words })) {
    throw DomainError.of('auth.passwordTooEasy');
  }
}

/** What strangers know of an account; nothing where there is none. */
export async function readPasswordOwner(ctx: ServiceContext, userId: number): Promise<PasswordOwner> {
  const [owner] = await ctx.db
    .select({
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      alias: users.alias,
      companyName: users.companyName,
      phone: users.phone,
    })
    .from(users)
    .where(eq(users.id, userId));
  return owner ?? { email: '', firstName: '' };
}

let loaded: Promise<Pick<KnownWords, 'common' | 'leaked'>> | undefined;

/**
 * The passwords that occur most in published leaks, the commonest first. Read when the first password is chosen: most
 * processes never need them.
 */
function knownPasswords(): Promise<Pick<KnownWords, 'common' | 'leaked'>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const leaked = dictionary['passwords-common'].map(foldPassword);
    return { common: new Set(leaked.slice(0, commonest)), leaked: new Set(leaked) };
  });
  return loaded;
}
