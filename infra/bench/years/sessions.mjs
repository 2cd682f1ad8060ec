import { sessionToken, signIn } from '../rows/many-activities.mjs';

/** Who asks: an administrator, whose reach is all there is, and those whose reach is a part of it. */
export const tokens = {
  admin: sessionToken,
  super: 'super'.repeat(8),
  manager: 'manager'.repeat(6),
  company: 'company'.repeat(6),
  member: 'member'.repeat(7),
  collaborator: 'collaborator'.repeat(4),
};

/**
 * Signs everybody in; the member is the one who has that address.
 * @param {import('postgres').Sql} sql
 * @param {string} memberEmail
 */
export async function signInAll(sql, memberEmail) {
  const [superAdmin] = await sql`insert into users (role, email) values (0, 'super@example.org') returning id`;
  const [manager] =
    await sql`insert into users (role, email, territory_id) values (2, 'gestion@example.org', 1) returning id`;
  const [member] =
    await sql`insert into users (role, email, email_verified_at) values (3, ${memberEmail}, now()) returning id`;
  const [{ company }] = await sql`select min(company_id) as company from activities`;
  const [{ collaborator }] = await sql`select min(id) as collaborator from users where role = 4`;
  await signIn(sql, superAdmin.id, tokens.super);
  await signIn(sql, manager.id, tokens.manager);
  await signIn(sql, company, tokens.company);
  await signIn(sql, member.id, tokens.member);
  await signIn(sql, collaborator, tokens.collaborator);
}

/** As who has just given their password again, without which nobody takes the whole database away. */
export async function proveAll(sql) {
  await sql`update sessions set proven_at = now()`;
}
