import pg from 'pg';

const bookings = `
  create schema bookings;
  create table bookings.bookings (
    booking_id uuid primary key, order_id uuid not null, person_id uuid, category text not null, sport text not null,
    court int not null, date date not null, start_minute int not null, end_minute int not null, title text, remark text,
    price int not null, payment_method text, payment_state text not null, occupancy text not null,
    booked_at timestamptz not null, cancelled_at timestamptz, cancel_reason text, changed_at text collate "C" not null
  );
  create index on bookings.bookings (sport, date);
  create index on bookings.bookings (person_id, date);
  create index on bookings.bookings (changed_at);`;

/** The outbox of letters, as the mail-service makes it. */
const mail = `
  create schema mail;
  create table mail.outbox (
    mail_id uuid primary key, kind text not null, person_id uuid, stream text not null, revision bigint not null,
    event_id uuid not null, state text not null, tries int not null default 0, created_at timestamptz not null,
    waiting_since timestamptz not null, next_try_at timestamptz not null, claimed_by uuid, sent_at timestamptz, problem text
  );`;

/** The read models' tables, as the projection-service makes them, and the list of ended sessions, as the vault has it. */
const tables = `
  create schema read_models;
  create table read_models.checkpoints (
    name text primary key, version int not null, position text collate "C", status text not null, problem text,
    rebuilding real, updated_at timestamptz not null default now()
  );
  insert into read_models.checkpoints (name, version, status)
    select name, 1, 'live' from unnest(array['bookings', 'people', 'club_settings']) as name;
  ${bookings}
  ${mail}
  create schema people;
  create table people.people (
    person_id uuid primary key, member_number text not null unique, email text not null unique, first_name text not null,
    last_name text not null, phone text, address jsonb, language text not null, role text not null, discount int not null,
    verified boolean not null, active boolean not null,
    token_version int not null default 0, second_factor boolean not null default false, new_email text,
    erasure_requested boolean not null default false, name_key text collate "C" not null, search text not null
  );
  create index on people.people (name_key, person_id);
  create index on people.people using gin (array_to_tsvector(string_to_array(search, ' ')));
  create table people.facts (
    position text collate "C" primary key, person_id uuid not null, type text not null, occurred_at timestamptz not null
  );
  create schema vault;
  create table vault.ended_sessions (session_id uuid primary key, until timestamptz not null);
  create table vault.open_sessions (
    session_id uuid primary key, person_id uuid not null, token_version int not null, browser text not null,
    system text not null, started_at timestamptz not null, until timestamptz not null, used_at timestamptz not null
  );
  create schema club_settings;
  create table club_settings.settings (key text primary key, value jsonb not null);
  create table club_settings.sports (sport text primary key, place int not null, arrangement jsonb, prices jsonb);`;

export const makeReadModelTables = async (url: string): Promise<void> => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(tables);
  await client.end();
};
