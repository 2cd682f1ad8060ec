/** Whom the questions are about: the party in the middle, of which some are counted apart from the product. */
export async function knownParty(sql) {
  const [{ middle }] = await sql`select (max(id) / 2)::int as middle from reservations`;
  const [one] = await sql`select r.id, r.reference, r.activity_id as activity, p.email, p.identity, p.phone
    from reservations r join people p on p.reservation_id = r.id and p.position = 0 where r.id = ${middle}`;
  return one;
}

/**
 * What is right, counted apart from the product.
 * @param {import('postgres').Sql} sql on a database that was filled
 * @param {Awaited<ReturnType<typeof knownParty>>} one
 */
export async function countKnown(sql, one) {
  const count = async (rows) => (await sql`select count(*)::int as n from ${rows}`)[0].n;
  const named = sql`reservations r where status <> 4 and exists (select from people p where p.reservation_id = r.id`;
  const fold = (text) => sql`search_fold(p.first_name || ' ' || p.last_name) like ${`%${text}%`}`;
  const reached = sql`reservations r join activities a on a.id = r.activity_id where r.status <> 4`;
  const [{ company, conversation, account, collaborator, coming, suspended }] = await sql`select
    (select min(company_id) from activities) as company, (select min(id) from activities where ends_at > now()) as coming,
    (select min(activity_id) from outing_suspensions) as suspended, (select min(id) from conversations) as conversation,
    (select min(id) from users where role = 3) as account, (select min(id) from users where role = 4) as collaborator`;
  const ofMessages = (where) => count(sql`messages where ${where}`);
  return {
    one,
    coming,
    suspended,
    conversation,
    account,
    collaborator,
    live: await count(sql`reservations where status <> 4`),
    liveOfTerritory: await count(sql`${reached} and a.territory_id = 1`),
    liveOfCompany: await count(sql`${reached} and a.company_id = ${company}`),
    pending: await count(sql`reservations where status = 1`),
    confirmed: await count(sql`reservations where status = 2`),
    holding: await count(
      sql`reservations r join activities a on a.id = r.activity_id where not a.hidden and r.status in (1, 2)`,
    ),
    fromCaceres: await count(
      sql`${reached} and not a.hidden and exists (select from people p where p.reservation_id = r.id and p.position = 0
        and p.country = 'ES' and p.province_code = '10')`,
    ),
    many: await count(sql`${named} and ${fold('garcia olmo')})`),
    rare: await count(sql`${named} and ${fold('zumalacarregui')})`),
    byEmail: await count(sql`${named} and p.email = ${one.email})`),
    heldOf: await count(sql`people where email = ${one.email}`),
    binned: await count(sql`deleted_reservations where deleted_at > now() - interval '30 days'`),
    messages: await ofMessages(sql`true`),
    messagesFailed: await ofMessages(sql`status = 'failed'`),
    messagesSent: await ofMessages(sql`status = 'sent'`),
    messagesByWhatsapp: await ofMessages(sql`channel = 'whatsapp'`),
    messagesToOne: await ofMessages(sql`recipient = ${one.email}`),
    audited: await count(sql`audit_log`),
    suppressed: await count(sql`email_suppressions`),
  };
}
