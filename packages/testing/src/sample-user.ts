import type { Queryable } from '@dehesa/db';
import { users } from '@dehesa/db/schema';

export type SampleUser = Partial<typeof users.$inferInsert> & { email: string };

/** An account; an administrator with access and without a password unless told otherwise. */
export async function insertSampleUser(db: Queryable, sample: SampleUser): Promise<number> {
  const [user] = await db
    .insert(users)
    .values({ role: 1, firstName: 'Ana', lastName: 'Durán', ...sample })
    .returning({ id: users.id });
  if (!user) throw new Error('insert into users returned no row');
  return user.id;
}
