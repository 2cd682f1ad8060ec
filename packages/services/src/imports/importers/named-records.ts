import { categories, users } from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import { folded } from '@dehesa/domain/imports';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { nameColumns } from '../../staff-names';

/** Records that a file names as people do: by one of several names, without regard to case and accents. */
export class NamedRecords {
  readonly #ids = new Map<string, number | 'several'>();

  add(id: number, names: readonly string[]): void {
    for (const name of new Set(names.map(folded))) {
      if (name === '') continue;
      const known = this.#ids.get(name);
      this.#ids.set(name, known === undefined || known === id ? id : 'several');
    }
  }

  find(name: string): number | 'several' | 'unknown' {
    return this.#ids.get(folded(name)) ?? 'unknown';
  }
}

/** Who activities can belong to, by company, person, tax id, address or the old system's reference. */
export async function readCompaniesByName(tx: ServiceContext['db']): Promise<NamedRecords> {
  const rows = await tx
    .select({
      id: users.id,
      company: users.companyName,
      firstName: users.firstName,
      lastName: users.lastName,
      taxId: users.taxId,
      email: users.email,
      reference: users.reference,
    })
    .from(users)
    .where(eq(users.role, Role.manager));
  const named = new NamedRecords();
  for (const { id, company, firstName, lastName, taxId, email, reference } of rows)
    named.add(id, [company, `${firstName} ${lastName}`, taxId, email, reference]);
  return named;
}

export async function readCategoriesByName(tx: ServiceContext['db']): Promise<NamedRecords> {
  const rows = await tx.select({ id: categories.id, ...nameColumns(categories) }).from(categories);
  const named = new NamedRecords();
  for (const { id, es, pt } of rows) named.add(id, [es, pt]);
  return named;
}
