import { codeRequestsTable, requestsByAddress } from './codeRequests.ts';
import { documentsTable } from './documents.ts';
import { exportsTable } from './exports.ts';
import { emailChangesTable } from './emailChanges.ts';
import { erasureNoticesTable, renameErasureNotices } from './erasureNotices.ts';
import { forgottenTable } from './forget.ts';
import { kioskPairingsTable } from './kioskPairings.ts';
import { linksTable } from './links.ts';
import { pendingRegistrationsTable, renamePendingRegistrations } from './pendingRegistrations.ts';
import { openSessionsTable } from './openSessions.ts';
import { refusedRegistrationsTable } from './refusedRegistrations.ts';
import { registrationsTable } from './registrations.ts';
import { retentionKeysTable } from './retentionKeys.ts';
import { reserveForOwner, signInAttemptsTables } from './signInAttemptsSchema.ts';

const keys = `
  create table vault.person_keys (
    person_id uuid primary key,
    key bytea not null check (length(key) = 32),
    made_at timestamptz not null default now()
  );
  create table vault.digest_key (
    only_row boolean primary key default true check (only_row),
    key bytea not null check (length(key) = 32)
  );
  create table vault.credentials (
    person_id uuid primary key,
    password_hash text not null,
    changed_at timestamptz not null default now()
  )`;

/** A hash is stored before the event that assigns it to a person: the log decides which one is valid. The first one of a person has the person's id. */
const passwords = `
  create table vault.passwords (
    password_id uuid primary key,
    person_id uuid not null,
    phc text not null,
    made_at timestamptz not null default now()
  );
  create index on vault.passwords (person_id);
  insert into vault.passwords (password_id, person_id, phc, made_at)
    select person_id, person_id, password_hash, changed_at from vault.credentials;
  drop table vault.credentials`;

const codes = `
  create table vault.codes (
    code_id uuid primary key,
    person_id uuid not null,
    purpose text not null,
    hash bytea not null check (length(hash) = 32),
    sealed_code text,
    expires_at timestamptz not null,
    wrong_tries int not null default 0
  );
  create index on vault.codes (person_id);
  create index on vault.codes (expires_at)`;

const secondFactors = `
  create table vault.second_factors (
    factor_id uuid primary key,
    person_id uuid not null,
    sealed_secret text not null,
    last_step bigint not null default 0,
    made_at timestamptz not null default now()
  );
  create index on vault.second_factors (person_id);
  create table vault.recovery_codes (
    recovery_code_id uuid primary key,
    factor_id uuid not null references vault.second_factors on delete cascade,
    hash bytea not null check (length(hash) = 32)
  );
  create index on vault.recovery_codes (factor_id)`;

const endedSessions = `
  create table vault.ended_sessions (
    session_id uuid primary key,
    until timestamptz not null
  );
  create index on vault.ended_sessions (until)`;

export const vaultSchema = {
  schema: 'vault',
  steps: [
    keys,
    [passwords, codes, secondFactors, signInAttemptsTables, endedSessions].join(';\n'),
    codeRequestsTable,
    forgottenTable,
    [erasureNoticesTable, emailChangesTable].join(';\n'),
    refusedRegistrationsTable,
    [registrationsTable, requestsByAddress].join(';\n'),
    pendingRegistrationsTable,
    openSessionsTable,
    reserveForOwner,
    linksTable,
    documentsTable,
    retentionKeysTable,
    exportsTable,
    [renamePendingRegistrations, renameErasureNotices].join(';\n'),
    kioskPairingsTable,
  ],
  readerRights: [
    'select on vault.documents, vault.exports, vault.ended_sessions, vault.links, vault.open_sessions',
    'select on vault.kiosk_pairings',
  ],
  writerRights: [
    'select, insert on vault.digest_key, vault.forgotten',
    'select, insert, delete on vault.person_keys, vault.recovery_codes, vault.sign_in_tries, vault.ended_sessions',
    'select, insert, delete on vault.documents, vault.exports, vault.refused, vault.registrations, vault.email_changes',
    'select, insert, update, delete on vault.passwords, vault.codes, vault.second_factors, vault.known_addresses',
    'select, insert, update, delete on vault.code_requests, vault.erasure_notices, vault.pending_registrations',
    'select, insert, update, delete on vault.links, vault.open_sessions, vault.kiosk_pairings',
    'select, insert, update on vault.retention_keys',
    'execute on all functions in schema vault',
  ],
};
