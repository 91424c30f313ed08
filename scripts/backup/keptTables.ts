/** A table whose rows a backup holds. `columns`: name and SQL type. */
export type KeptTable = Readonly<{ table: string; columns: Readonly<Record<string, string>> }>;

/** What happened: nothing that names a person is readable in it without the keys. */
export const logTables: readonly KeptTable[] = [
  {
    table: 'event_store.events',
    columns: {
      position: 'bigint',
      stream: 'text',
      revision: 'bigint',
      id: 'uuid',
      type: 'text',
      data: 'json',
      metadata: 'json',
      recorded_at: 'timestamptz',
    },
  },
];

/** What must be forgettable (docs/adr/0019-backup-in-two-files.md): a file of its own, which does not live as long. */
export const keyTables: readonly KeptTable[] = [
  { table: 'vault.person_keys', columns: { person_id: 'uuid', key: 'bytea', made_at: 'timestamptz' } },
  { table: 'vault.digest_key', columns: { only_row: 'boolean', key: 'bytea' } },
  {
    table: 'vault.passwords',
    columns: { password_id: 'uuid', person_id: 'uuid', phc: 'text', made_at: 'timestamptz' },
  },
  {
    table: 'vault.second_factors',
    columns: {
      factor_id: 'uuid',
      person_id: 'uuid',
      sealed_secret: 'text',
      last_step: 'bigint',
      made_at: 'timestamptz',
    },
  },
  { table: 'vault.forgotten', columns: { person_id: 'uuid' } },
  { table: 'vault.recovery_codes', columns: { recovery_code_id: 'uuid', factor_id: 'uuid', hash: 'bytea' } },
];

/** What older backups hold in a table of its own: it is restored there, and moves when the vault is opened. */
export const formerTables: readonly KeptTable[] = [
  { table: 'vault.credentials', columns: { person_id: 'uuid', password_hash: 'text', changed_at: 'timestamptz' } },
];

/** What is over after minutes or days, and is lost with the disk: codes are asked for anew. */
export const fleetingTables: readonly string[] = [
  'vault.code_requests',
  'vault.codes',
  'vault.email_changes',
  'vault.ended_sessions',
  'vault.farewells',
  'vault.known_addresses',
  'vault.newcomers',
  'vault.open_sessions',
  'vault.refused',
  'vault.registrations',
  'vault.sign_in_tries',
];

/**
 * Schemas that the house makes anew: their own version, snapshots, checkpoints, and the post, which begins at the end of the log. The schemas of the read models have the
 * names that stand in `read_models.checkpoints`.
 */
export const rebuiltSchemas: readonly string[] = ['command_service', 'read_models', 'mail'];
