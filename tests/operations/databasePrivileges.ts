import pg from 'pg';
import * as v from 'valibot';

const namesSchema = v.array(v.object({ name: v.string() }));

const namesBy = async (owner: pg.Client, statement: string, role: string): Promise<readonly string[]> => {
  const { rows } = await owner.query<pg.QueryResultRow>(statement, [role]);
  return v.parse(namesSchema, rows).map(({ name }) => name);
};

/** Ignores `temporary` tables of other sessions. */
const ofOurs = `nspname !~ '^pg_' and nspname <> 'information_schema'`;

/** More than `\dp`: also rights of `public`, rights by membership, and rights on single columns. */
const tables = `
  select format('%I.%I: %s', nspname, relname, string_agg(kind, ', ' order by kind)) as name
  from pg_class join pg_namespace n on n.oid = relnamespace,
    unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as kind
  where ${ofOurs} and relkind in ('r', 'p', 'v', 'm', 'f')
    and (has_table_privilege($1, pg_class.oid, kind)
      or (kind in ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES') and has_any_column_privilege($1, pg_class.oid, kind)))
  group by nspname, relname order by 1`;

const sequences = `
  select format('%I.%I: %s', nspname, relname, string_agg(kind, ', ' order by kind)) as name
  from pg_class join pg_namespace n on n.oid = relnamespace, unnest(array['SELECT', 'USAGE', 'UPDATE']) as kind
  where ${ofOurs} and relkind = 'S' and has_sequence_privilege($1, pg_class.oid, kind)
  group by nspname, relname order by 1`;

const schemas = `
  select format('%I: %s', nspname, string_agg(kind, ', ' order by kind)) as name
  from pg_namespace n, unnest(array['USAGE', 'CREATE']) as kind
  where ${ofOurs} and has_schema_privilege($1, n.oid, kind)
  group by nspname order by 1`;

/** Our functions, not those of an extension. They run with the caller's rights, unless they are `security definer`. */
const functions = `
  select nspname || '.' || proname || case when prosecdef then ' with the rights of its owner' else '' end as name
  from pg_proc p join pg_namespace n on n.oid = pronamespace
  where ${ofOurs} and has_schema_privilege($1, n.oid, 'USAGE') and has_function_privilege($1, p.oid, 'EXECUTE')
    and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  order by 1`;

/** Owned objects and memberships: an owner has all rights, a member those of the other role. */
const powers = `
  select 'owns ' || oid::regclass::text as name from pg_class where relowner = to_regrole($1)
  union all select 'owns the schema ' || nspname from pg_namespace where nspowner = to_regrole($1)
  union all select 'owns the function ' || proname from pg_proc where proowner = to_regrole($1)
  union all select 'owns the database ' || datname from pg_database where datdba = to_regrole($1)
  union all select 'is a member of ' || roleid::regrole::text from pg_auth_members where member = to_regrole($1)
  union all select 'is more than others' from pg_roles where rolname = $1
    and (rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls)
  union all select 'may make schemas' where has_database_privilege($1, current_database(), 'CREATE')`;

/** Everything that `role` may do in the database of `owner`, read from its catalogue. */
export const privilegesIn = async (owner: pg.Client, role: string) => ({
  schemas: await namesBy(owner, schemas, role),
  tables: await namesBy(owner, tables, role),
  sequences: await namesBy(owner, sequences, role),
  functions: await namesBy(owner, functions, role),
  powers: await namesBy(owner, powers, role),
});

/** PostgreSQL's error code where `role` may not run the statement; null where it may. It is rolled back. */
export const refusalTo = async (owner: pg.Client, role: string, statement: string): Promise<unknown> => {
  await owner.query('begin');
  await owner.query(`select set_config('role', $1, true)`, [role]);
  try {
    await owner.query(statement);
    return null;
  } catch (error) {
    return error instanceof pg.DatabaseError ? error.code : error;
  } finally {
    await owner.query('rollback');
  }
};
