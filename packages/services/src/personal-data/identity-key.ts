import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** What `identityKey` makes of a document, of one that stands somewhere as it was typed (B13, D17). */
export function identityKeyOf(typed: SQLWrapper): SQL {
  return sql`(select case
      when signs ~ '^[XYZ]?[0-9]{5,8}[A-Z]$' then regexp_replace(signs, '^([XYZ]?)0*([0-9]+[A-Z])$', '\\1\\2')
      when signs ~ '^[0-9]{9}([A-Z]{2}[0-9])?$' then left(signs, 9)
      else signs end
    from (values (upper(regexp_replace(${typed}, '[[:space:].-]', '', 'g')))) as document (signs))`;
}
