import type pg from 'pg';

/** The role of the gateway, where the host has created it: it reads what its answers need and changes almost nothing. */
export const readerRole = 'platzwart_reader';
/**
 * The role of command-service and mail-service, where the host has created it: it inserts events and cannot change one, because it owns
 * nothing.
 */
export const writerRole = 'platzwart_writer';

/** A role that owns nothing and has only the rights that the owner of the tables granted. */
export type DatabaseRole = typeof readerRole | typeof writerRole;

/**
 * The statement that grants `rights` ("select on mail.outbox") and the use of `schema` to `role`. Does nothing on a server without that
 * role: there all services connect as the owner.
 */
export const grantRights = (role: DatabaseRole, schema: string, rights: readonly string[]): string => `
  do $$ begin
    if exists (select from pg_roles where rolname = '${role}') then
      grant usage on schema ${schema} to ${role};
      ${rights.map((right) => `grant ${right} to ${role};`).join('\n      ')}
    end if;
  end $$`;

/** Whether the server has the role and `schema` is not granted to it, because the schema is older than the role. */
export const lacksSchemaAccess = async (
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
