import type pg from 'pg';

/** As whom the gateway connects where its host has made that role: it answers, so it has to see little and to change next to nothing. */
export const readerRole = 'platzwart_reader';

/**
 * The statement that gives `rights` ("select on mail.outbox") to the reader, and lets it into `schema`. Does nothing on a server
 * without that role: there the gateway connects as the owner does.
 */
export const letRead = (schema: string, rights: readonly string[]): string => `
  do $$ begin
    if exists (select from pg_roles where rolname = '${readerRole}') then
      grant usage on schema ${schema} to ${readerRole};
      ${rights.map((right) => `grant ${right} to ${readerRole};`).join('\n      ')}
    end if;
  end $$`;

/** Whether the server has the reader and `schema` is still closed to it: it was made before the role was. */
export const isReaderShutOut = async (client: Pick<pg.ClientBase, 'query'>, schema: string): Promise<boolean> => {
  const { rowCount } = await client.query(
    `select from pg_roles where rolname = $1 and not has_schema_privilege(rolname, $2, 'usage')`,
    [readerRole, schema],
  );
  return rowCount === 1;
};
