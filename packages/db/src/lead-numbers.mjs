/**
 * Leads every number of ours past those that may have been given since the moment that a database was led back to: a mail, a
 * page or a ticket of after it must not name somebody else's record. As it stands in .github/operations.md.
 */
export const leadNumbers = `
  select setval(format('%I.%I', schemaname, sequencename), least(coalesce(last_value, 1) + 100000, max_value))
    from pg_sequences where schemaname = 'public'`;
