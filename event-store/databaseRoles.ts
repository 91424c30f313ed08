import type pg from 'pg';

/** As whom the gateway connects where its host has made that role: it answers, so it has to see little and to change next to nothing. */
export const readerRole = 'platzwart_reader';
/**
 * As whom those work who decide and who write letters, where their host has made that role: they add facts to the log and cannot
 * change one, for nothing of the database is theirs.
 */
export const writerRole = 'platzwart_writer';

/** One that owns nothing, and may do what the owner of the tables has given to it. */
export type DatabaseRole = typeof readerRole | typeof writerRole;

/**
 * The statement that gives `rights` ("select on mail.outbox") to `role`, and lets it into `schema`. Does nothing on a server
 * without that role: there everybody connects as the owner does.
 */
export const letIn = (role: DatabaseRole, schema: string, rights: readonly string[]): string => `
  do $$ begin
    if exists (select from pg_roles where rolname = '${role}') then
      grant usage on schema ${schema} to ${role};
      ${rights.map((right) => `grant ${right} to ${role};`).join('\n      ')}
    end if;
  end $$`;

/** Whether the server has the role and `schema` is still closed to it: it was made before the role was. */
export const isShutOut = async (
  client: Pick<pg.ClientBase, 'query'>,
  role: DatabaseRole,
  schema: string,
): Promise<boolean> => {
  const { rowCount } = await client.query(
    `select from pg_roles where rolname = $1 and not has_schema_privilege(rolname, $2, 'usage')`,
    [role, schema],
  );
  return rowCount === 1;
};
