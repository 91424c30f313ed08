/** PostgreSQL schema of the outbox. It holds only ids: names, addresses and codes are unsealed when an e-mail is written. */
const checkpoint = `
  create table mail.checkpoint (
    only_row boolean primary key default true check (only_row),
    position text collate "C",
    landmark jsonb,
    updated_at timestamptz not null default now()
  )`;

/**
 * `stream`, `revision`, `event_id`: the event that the e-mail is about. `next_try_at`: the earliest time of the next attempt; while
 * a process sends the e-mail, it is a time by which that attempt has certainly ended. `claimed_by`: the run that sends the e-mail.
 */
const outbox = `
  create table mail.outbox (
    mail_id uuid primary key,
    kind text not null,
    person_id uuid,
    stream text not null,
    revision bigint not null,
    event_id uuid not null,
    state text not null check (state in ('WAITING', 'SENT', 'FAILED', 'DROPPED')),
    tries int not null default 0,
    created_at timestamptz not null,
    waiting_since timestamptz not null,
    next_try_at timestamptz not null,
    claimed_by uuid,
    sent_at timestamptz,
    problem text
  );
  create index outbox_due on mail.outbox (next_try_at) where state = 'WAITING';
  create index outbox_newest on mail.outbox (created_at desc, mail_id);
  create index outbox_by_state on mail.outbox (state, created_at desc, mail_id);
  create index outbox_of_person on mail.outbox (person_id, kind, created_at)`;

/** A person's contact data from a revision of the stream of members on: `sealed` or the number, whichever changed. */
const addressees = `
  create table mail.addressees (
    person_id uuid not null,
    revision bigint not null,
    sealed text,
    member_number text,
    primary key (person_id, revision)
  )`;

/**
 * Bookings of which their owner is still to be reminded (decisions.md N28), and those that an e-mail names until they begin. `due_at`: 24 hours
 * before the start. `stream`, `revision`, `event_id`: the event that made the booking. `mail_id`: the e-mail that names it.
 */
const reminders = `
  alter table mail.addressees add column reminders boolean;
  create table mail.reminders (
    booking_id uuid primary key,
    person_id uuid not null,
    stream text not null,
    revision bigint not null,
    event_id uuid not null,
    sport text not null,
    court int not null,
    date date not null,
    start_time text not null,
    end_time text not null,
    starts_at timestamptz not null,
    due_at timestamptz not null,
    mail_id uuid
  );
  create index reminders_due on mail.reminders (due_at) where mail_id is null;
  create index reminders_of_day on mail.reminders (person_id, date);
  create index reminders_of_mail on mail.reminders (mail_id);
  create index reminders_begun on mail.reminders (starts_at)`;

/** Demo mode without a mail server: caught e-mails as they would have been sent, sealed with the recipient's key. */
const caught = `
  create table mail.caught (
    mail_id uuid primary key,
    person_id uuid not null,
    sealed text not null,
    caught_at timestamptz not null
  );
  create index caught_newest on mail.caught (caught_at desc)`;

/** Up to where the documents of invoices are in the vault (mail-service/invoice/documentKeeper.ts). */
const documentCheckpoint = `
  create table mail.document_checkpoint (
    only_row boolean primary key default true check (only_row),
    position text not null collate "C",
    fingerprint jsonb not null
  )`;

/** Who gets the e-mails of a person (decisions.md N5), from a revision on where `changes_guardian`. */
const guardians = `
  alter table mail.addressees add column changes_guardian boolean not null default false;
  alter table mail.addressees add column guardian_id uuid`;

/** The fingerprint of the last event, which an older release called otherwise. */
const renameFingerprint = `alter table mail.checkpoint rename column landmark to fingerprint`;

/** The e-mail in which this one was sent together with others of its kind; null where it was sent by itself. */
const sentWith = `alter table mail.outbox add column sent_with uuid`;

export const mailSchema = {
  schema: 'mail',
  steps: [
    [checkpoint, outbox, addressees, caught].join(';\n'),
    reminders,
    documentCheckpoint,
    guardians,
    renameFingerprint,
    sentWith,
  ],
  // An ADMIN can have an e-mail sent again.
  readerRights: [
    'select on mail.outbox',
    'update (state, tries, problem, waiting_since, next_try_at, claimed_by) on mail.outbox',
  ],
  writerRights: [
    'select, insert, update on mail.checkpoint, mail.document_checkpoint, mail.outbox',
    'select, insert, delete on mail.addressees',
    'select, insert, update, delete on mail.caught, mail.reminders',
  ],
};
