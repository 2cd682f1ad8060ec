import { configuration, territories, users } from '@dehesa/db/schema';
import type { TerritoryId } from '@dehesa/domain/access';
import { isEmail } from '@dehesa/domain/identity';
import { defaultLanguage, type Language } from '@dehesa/domain/languages';
import { eq, inArray, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

/** Who is told, and in which language: that of the account with this address, else Spanish. */
export interface Administrator {
  address: string;
  name: string;
  language: Language;
}

/** A territory's administrators; where it names none, those of the configuration. */
export async function readAdministrators(db: ServiceContext['db'], territoryId: TerritoryId): Promise<Administrator[]> {
  const [[territory], [general]] = await Promise.all([
    db
      .select({ alias: territories.adminAlias, emails: territories.adminEmails })
      .from(territories)
      .where(eq(territories.id, territoryId)),
    db.select({ alias: configuration.adminAlias, emails: configuration.adminEmails }).from(configuration),
  ]);
  const own = addressesOf(territory?.emails);
  const addresses = own.length > 0 ? own : addressesOf(general?.emails);
  if (addresses.length === 0) return [];
  const accounts = await db
    .select({ email: sql<string>`lower(${users.email})`, language: users.language })
    .from(users)
    .where(
      inArray(
        sql`lower(${users.email})`,
        addresses.map((address) => address.toLowerCase()),
      ),
    );
  const languages = new Map(accounts.map(({ email, language }) => [email, language]));
  const name = (own.length > 0 && territory?.alias) || (general?.alias ?? '');
  return addresses.map((address) => {
    return { address, name, language: languages.get(address.toLowerCase()) ?? defaultLanguage };
  });
}

/** Each once, whatever its capitals. */
function addressesOf(emails: readonly string[] = []): string[] {
  const valid = emails.filter((email) => isEmail(email));
  return [...new Map(valid.map((email) => [email.toLowerCase(), email])).values()];
}
