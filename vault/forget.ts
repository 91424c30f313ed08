import type pg from 'pg';

/** Ids of erased people: they never get a new key, also where something of theirs is sealed a moment later. */
export const forgottenTable = `create table vault.forgotten (person_id uuid primary key)`;

/**
 * Deletes all rows of a person in one statement. Sign-in attempts are stored by digests that do not identify a person and expire after a quarter
 * of an hour; the addresses known for the account are deleted with the person.
 */
const everything = `
  with forgotten as (insert into vault.forgotten (person_id) values ($1) on conflict do nothing),
    passwords as (delete from vault.passwords where person_id = $1),
    codes as (delete from vault.codes where person_id = $1),
    factors as (delete from vault.second_factors where person_id = $1),
    requests as (delete from vault.code_requests where person_id = $1),
    changes as (delete from vault.email_changes where person_id = $1),
    registrations as (delete from vault.pending_registrations where person_id = $1),
    sessions as (delete from vault.open_sessions where person_id = $1),
    links as (delete from vault.links where person_id = $1),
    refused as (delete from vault.refused where person_id = $1),
    tries as (delete from vault.sign_in_tries where account = $2),
    addresses as (delete from vault.known_addresses where account = $2)
  delete from vault.person_keys where person_id = $1`;

/** Idempotent. */
export const forgetIn =
  (pool: pg.Pool, accountDigestOf: (personId: string) => Buffer) =>
  async (personId: string): Promise<void> => {
    await pool.query(everything, [personId, accountDigestOf(personId)]);
  };
