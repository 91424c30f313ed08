/** A table whose rows a backup holds. `columns`: name and SQL type. `rowsPerPage`: how many are in memory at a time, where they are large. */
export type BackupTable = Readonly<{
  table: string;
  columns: Readonly<Record<string, string>>;
  rowsPerPage?: number;
}>;

/** The log. Personal data in it cannot be read without the keys. */
export const logTables: readonly BackupTable[] = [
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

/**
 * Data that can be erased (docs/adr/0019-backup-and-dead-connections.md): a separate file, which is deleted earlier than the log. The documents
 * are among it, because they are deleted when the law no longer requires them.
 */
export const keyTables: readonly BackupTable[] = [
  { table: 'vault.person_keys', columns: { person_id: 'uuid', key: 'bytea', made_at: 'timestamptz' } },
  { table: 'vault.digest_key', columns: { only_row: 'boolean', key: 'bytea' } },
  { table: 'vault.retention_keys', columns: { year: 'int', key: 'bytea', made_at: 'timestamptz' } },
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
  {
    table: 'vault.links',
    columns: {
      link_id: 'uuid',
      kind: 'text',
      person_id: 'uuid',
      name: 'text',
      token_hash: 'bytea',
      made_at: 'timestamptz',
    },
  },
  {
    table: 'vault.documents',
    columns: {
      invoice_id: 'uuid',
      warning_level: 'int',
      person_id: 'uuid',
      file_name: 'text',
      template_version: 'int',
      bytes: 'bytea',
      sha256: 'bytea',
      kept_until: 'date',
      made_at: 'timestamptz',
    },
    rowsPerPage: 50,
  },
  {
    table: 'vault.exports',
    columns: {
      export_id: 'uuid',
      file_name: 'text',
      bytes: 'bytea',
      sha256: 'bytea',
      kept_until: 'date',
      made_at: 'timestamptz',
    },
    rowsPerPage: 5,
  },
  { table: 'vault.forgotten', columns: { person_id: 'uuid' } },
  { table: 'vault.recovery_codes', columns: { recovery_code_id: 'uuid', factor_id: 'uuid', hash: 'bytea' } },
];

/** Tables of older backups: they are restored as they were, and migrated when the vault is opened. */
export const legacyTables: readonly BackupTable[] = [
  { table: 'vault.credentials', columns: { person_id: 'uuid', password_hash: 'text', changed_at: 'timestamptz' } },
];

/** Data that expires within minutes or days and is not backed up: people request new codes. */
export const transientTables: readonly string[] = [
  'vault.code_requests',
  'vault.codes',
  'vault.email_changes',
  'vault.ended_sessions',
  'vault.erasure_notices',
  'vault.kiosk_pairings',
  'vault.known_addresses',
  'vault.open_sessions',
  'vault.pending_registrations',
  'vault.refused',
  'vault.registrations',
  'vault.sign_in_tries',
];

/**
 * Schemas that are created again after a restore: snapshots, checkpoints and the outbox of the mail-service, which starts at the end of the log;
 * the version that wrote the data, which is in the manifest; and where the log is, which the restore decides.
 * The schemas of the read models have the names in `read_models.checkpoints`.
 */
export const rebuildableSchemas: readonly string[] = ['club_log', 'command_service', 'read_models', 'mail', 'release'];
