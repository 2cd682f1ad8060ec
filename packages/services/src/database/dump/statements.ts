import { type SQL, sql } from 'drizzle-orm';

/** Schemas that are not the server's own; `n` is pg_namespace. */
export const ownSchema = sql.raw(`n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`);

/** What an extension brings comes back with the extension. */
export const notOfAnExtension = (classid: string, oid: string): SQL =>
  sql.raw(`not exists (select from pg_catalog.pg_depend e where e.classid = 'pg_catalog.${classid}'::regclass
    and e.objid = ${oid} and e.deptype = 'e')`);

const own = (classid: string, oid: string) => sql`${ownSchema} and ${notOfAnExtension(classid, oid)}`;

/** A function that takes or gives rows of a table can be made only after the table. */
const usesRows = sql.raw(`exists (
  select from pg_catalog.pg_type t left join pg_catalog.pg_type e on e.oid = t.typelem
  join pg_catalog.pg_class c on c.oid in (t.typrelid, e.typrelid) and c.relkind <> 'c'
  where t.oid = p.prorettype or t.oid = any(p.proargtypes) or t.oid = any(p.proallargtypes))`);

const functions = (after: boolean) => sql`
  select pg_catalog.pg_get_functiondef(p.oid) || ';' as statement
  from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
  where ${own('pg_proc', 'p.oid')} and p.prokind in ('f', 'p') and ${after ? usesRows : sql`not ${usesRows}`}
  order by p.oid`;

const sequenceOptions = sql.raw(`pg_catalog.format('INCREMENT BY %s MINVALUE %s MAXVALUE %s START WITH %s CACHE %s %s',
  s.seqincrement, s.seqmin, s.seqmax, s.seqstart, s.seqcache, case when s.seqcycle then 'CYCLE' else 'NO CYCLE' end)`);

const constraints = (kinds: SQL) => sql`
  select pg_catalog.format('ALTER TABLE %I.%I ADD CONSTRAINT %I %s;', n.nspname, c.relname, k.conname,
    pg_catalog.pg_get_constraintdef(k.oid)) as statement
  from pg_catalog.pg_constraint k join pg_catalog.pg_class c on c.oid = k.conrelid
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where ${own('pg_class', 'c.oid')} and k.contype in (${kinds})
  order by pg_catalog.array_position(array['p', 'u', 'x', 'c', 'f'], k.contype::text), k.oid`;

/** What has to stand before the rows; each query gives whole statements, in the order in which they can be run. */
export const beforeRows: readonly SQL[] = [
  sql`select pg_catalog.format('CREATE SCHEMA IF NOT EXISTS %I;', n.nspname) as statement
    from pg_catalog.pg_namespace n where ${own('pg_namespace', 'n.oid')} order by n.oid`,
  sql`select pg_catalog.format('CREATE EXTENSION IF NOT EXISTS %I WITH SCHEMA %I;', e.extname, n.nspname) as statement
    from pg_catalog.pg_extension e join pg_catalog.pg_namespace n on n.oid = e.extnamespace
    where e.extname <> 'plpgsql' order by e.oid`,
  sql`select pg_catalog.format('CREATE TYPE %I.%I AS ENUM (%s);', n.nspname, t.typname,
      (select pg_catalog.string_agg(pg_catalog.quote_literal(v.enumlabel), ', ' order by v.enumsortorder)
       from pg_catalog.pg_enum v where v.enumtypid = t.oid)) as statement
    from pg_catalog.pg_type t join pg_catalog.pg_namespace n on n.oid = t.typnamespace
    where ${own('pg_type', 't.oid')} and t.typtype = 'e' order by t.oid`,
  sql`select pg_catalog.format('CREATE TYPE %I.%I AS (%s);', n.nspname, c.relname,
      (select pg_catalog.string_agg(pg_catalog.format('%I %s', a.attname,
        pg_catalog.format_type(a.atttypid, a.atttypmod)), ', ' order by a.attnum)
       from pg_catalog.pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)) as statement
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where ${own('pg_class', 'c.oid')} and c.relkind = 'c' order by c.oid`,
  functions(false),
  sql`select pg_catalog.format('CREATE SEQUENCE %I.%I AS %s %s;', n.nspname, c.relname,
      pg_catalog.format_type(s.seqtypid, null), ${sequenceOptions}) as statement
    from pg_catalog.pg_sequence s join pg_catalog.pg_class c on c.oid = s.seqrelid
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where ${own('pg_class', 'c.oid')} and not exists (select from pg_catalog.pg_depend d
      where d.classid = 'pg_catalog.pg_class'::regclass and d.objid = c.oid and d.deptype = 'i') order by c.oid`,
  sql`select pg_catalog.format(E'CREATE %sTABLE %I.%I (\n  %s\n)%s;',
      case c.relpersistence when 'u' then 'UNLOGGED ' else '' end, n.nspname, c.relname,
      (select pg_catalog.string_agg(pg_catalog.concat(
          pg_catalog.quote_ident(a.attname), ' ', pg_catalog.format_type(a.atttypid, a.atttypmod),
          case when a.attcollation <> t.typcollation then (select pg_catalog.format(' COLLATE %I.%I', cn.nspname, co.collname)
            from pg_catalog.pg_collation co join pg_catalog.pg_namespace cn on cn.oid = co.collnamespace
            where co.oid = a.attcollation) end,
          case when a.attgenerated = 's' then pg_catalog.format(' GENERATED ALWAYS AS (%s) STORED',
              pg_catalog.pg_get_expr(d.adbin, d.adrelid))
            when a.attgenerated <> '' then pg_catalog.format(' GENERATED ALWAYS AS (%s) VIRTUAL',
              pg_catalog.pg_get_expr(d.adbin, d.adrelid))
            when d.adbin is not null then ' DEFAULT ' || pg_catalog.pg_get_expr(d.adbin, d.adrelid) end,
          case when a.attnotnull then ' NOT NULL' end,
          (select pg_catalog.format(' GENERATED %s AS IDENTITY (SEQUENCE NAME %I.%I %s)',
              case a.attidentity when 'a' then 'ALWAYS' else 'BY DEFAULT' end, sn.nspname, sc.relname, ${sequenceOptions})
            from pg_catalog.pg_depend i join pg_catalog.pg_sequence s on s.seqrelid = i.objid
            join pg_catalog.pg_class sc on sc.oid = s.seqrelid
            join pg_catalog.pg_namespace sn on sn.oid = sc.relnamespace
            where i.refobjid = c.oid and i.refobjsubid = a.attnum and i.deptype = 'i' and a.attidentity <> '')
        ), E',\n  ' order by a.attnum)
       from pg_catalog.pg_attribute a join pg_catalog.pg_type t on t.oid = a.atttypid
       left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
      case when c.reloptions is null then '' else ' WITH (' || pg_catalog.array_to_string(c.reloptions, ', ') || ')' end
    ) as statement
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where ${own('pg_class', 'c.oid')} and c.relkind = 'r' order by c.oid`,
  sql`select pg_catalog.format('ALTER SEQUENCE %I.%I OWNED BY %I.%I.%I;', n.nspname, s.relname, tn.nspname, t.relname,
      a.attname) as statement
    from pg_catalog.pg_depend d join pg_catalog.pg_class s on s.oid = d.objid and s.relkind = 'S'
    join pg_catalog.pg_namespace n on n.oid = s.relnamespace join pg_catalog.pg_class t on t.oid = d.refobjid
    join pg_catalog.pg_namespace tn on tn.oid = t.relnamespace
    join pg_catalog.pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
    where ${own('pg_class', 's.oid')} and d.classid = 'pg_catalog.pg_class'::regclass and d.deptype = 'a' order by s.oid`,
  sql`select pg_catalog.format(E'CREATE VIEW %I.%I AS\n%s', n.nspname, c.relname, pg_catalog.pg_get_viewdef(c.oid)) as statement
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where ${own('pg_class', 'c.oid')} and c.relkind = 'v' order by c.oid`,
  functions(true),
];

/** What comes after the rows: nothing of it looks at each of them again while they are read in. */
export const afterRows: readonly SQL[] = [
  constraints(sql`'p', 'u', 'x', 'c'`),
  sql`select pg_catalog.pg_get_indexdef(i.indexrelid) || ';' as statement
    from pg_catalog.pg_index i join pg_catalog.pg_class c on c.oid = i.indrelid
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where ${own('pg_class', 'c.oid')} and c.relkind = 'r'
      and not exists (select from pg_catalog.pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
    order by i.indexrelid`,
  constraints(sql`'f'`),
  sql`select pg_catalog.pg_get_triggerdef(t.oid) || ';' || case t.tgenabled when 'O' then '' else pg_catalog.format(
      ' ALTER TABLE %I.%I %s TRIGGER %I;', n.nspname, c.relname, case t.tgenabled when 'D' then 'DISABLE'
      when 'R' then 'ENABLE REPLICA' else 'ENABLE ALWAYS' end, t.tgname) end as statement
    from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where ${own('pg_class', 'c.oid')} and not t.tgisinternal order by t.oid`,
  sql`select pg_catalog.format('ALTER TABLE %I.%I ENABLE ROW LEVEL SECURITY;', n.nspname, c.relname)
      || case when c.relforcerowsecurity
        then pg_catalog.format(' ALTER TABLE %I.%I FORCE ROW LEVEL SECURITY;', n.nspname, c.relname) else '' end as statement
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where ${own('pg_class', 'c.oid')} and c.relrowsecurity order by c.oid`,
  sql`select pg_catalog.format('COMMENT ON %s %s IS %L;', case o.type when 'table column' then 'COLUMN'
      when 'view column' then 'COLUMN' when 'composite type column' then 'COLUMN' when 'table constraint' then 'CONSTRAINT'
      else pg_catalog.upper(o.type) end, o.identity, d.description) as statement
    from pg_catalog.pg_description d
    cross join lateral pg_catalog.pg_identify_object(d.classoid, d.objoid, d.objsubid) o
    where (o.schema !~ '^pg_' and o.schema <> 'information_schema' or o.type = 'schema' and o.identity not in ('public',
        'information_schema') and o.identity !~ '^pg_')
      and not exists (select from pg_catalog.pg_depend e where e.classid = d.classoid and e.objid = d.objoid
        and e.deptype = 'e')
    order by o.identity`,
];

/** What this dump cannot write. Nothing of the product is among it; a dump that left it out would not be whole. */
export const unknownObjects: SQL = sql`
  select pg_catalog.string_agg(what, ', ') as unknown from (
    select pg_catalog.format('%s %s', c.relkind, c.oid::regclass) as what from pg_catalog.pg_class c
      join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where ${own('pg_class', 'c.oid')} and (c.relkind in ('m', 'f', 'p') or c.relhassubclass)
    union all select pg_catalog.format('routine %s', p.oid::regprocedure) from pg_catalog.pg_proc p
      join pg_catalog.pg_namespace n on n.oid = p.pronamespace
      where ${own('pg_proc', 'p.oid')} and p.prokind not in ('f', 'p')
    union all select pg_catalog.format('type %s', t.oid::regtype) from pg_catalog.pg_type t
      join pg_catalog.pg_namespace n on n.oid = t.typnamespace
      where ${own('pg_type', 't.oid')} and t.typtype in ('d', 'r', 'm') and n.nspname !~ '^pg_toast'
    union all select pg_catalog.format('policy %s', polname) from pg_catalog.pg_policy
    union all select pg_catalog.format('large object %s', oid) from pg_catalog.pg_largeobject_metadata
  ) found`;
