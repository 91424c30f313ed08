import { type MailState, type PersonId, type RowOf, rowReader } from '@platzwart/contracts/core';
import { historyColumns } from '@platzwart/contracts/history';
import type { MailKind } from '@platzwart/contracts/catalogue';
import { mailColumns } from '@platzwart/contracts/mail-columns';
import { paymentEvents } from '@platzwart/contracts/booking';
import { batchLoader } from '../core/batchLoader.ts';
import type { Database } from '../core/database.ts';
import { isOrderOf, withOrderers } from './orderedBy.ts';

const { entryId, partOf, revision, ...shownColumns } = historyColumns;
export const entryReader = rowReader(shownColumns);

/** An entry of a history. Instants are ISO 8601. */
export type HistoryFacts = RowOf<typeof shownColumns>;

const evidenceReader = rowReader({ ...shownColumns, revision });
/** With the place of its event in the event's stream. */
export type EvidenceFacts = HistoryFacts & Readonly<{ revision: number }>;

const { kind, state, sentAt } = mailColumns;
const { eventId, personId, correlationId, subjectId } = historyColumns;
const mailReader = rowReader({ kind, state, sentAt });
const causeReader = rowReader({ eventId, personId, correlationId, subjectId });

/** An e-mail that an entry caused. */
export type CausedMail = Readonly<{ kind: MailKind; state: MailState; sentAt: string | null }>;
type Cause = Pick<HistoryFacts, 'eventId' | 'personId' | 'correlationId' | 'subjectId'>;
type FoundMail = CausedMail & Cause;

/** The invoices that demand a booking or card, or list it as paid before: what becomes of them is a part of its history. */
const invoicesAbout = `
  select subject_id from history.entries
  where action = 'InvoiceIssued' and person_id in (select person_id from history.entries where subject_id = $1::uuid)
    and ((details -> 'claims') || (details -> 'paidBefore')) @> jsonb_build_array(jsonb_build_object('itemId', $1::uuid::text))`;

/** What became of the order by which a booking was paid online: its history says order and payment, too (decisions.md Q18). */
const paymentsOf = `
  select paid.entry_id from history.entries as own
    join history.entries as placed on ${isOrderOf('placed', { person: 'own.person_id', booking: 'own.subject_id' })}
    join history.entries as paid on paid.person_id = own.person_id and paid.action = any($3::text[])
      and paid.details ->> 'orderId' = placed.details ->> 'orderId'
  where own.subject_id = $1::uuid and own.action in ('CourtBooked', 'PlayersChanged')`;
const paymentActions = paymentEvents.map(({ type }) => type);

const ofSubject = (columns: string): string => `
  select ${columns} from history.entries
  where (subject_id = $1::uuid or subject_id in (select part_of from history.entries where subject_id = $1::uuid)
      or subject_id in (${invoicesAbout}) or entry_id in (${paymentsOf}))
    and ($2::uuid[] is null or person_id = any($2) or person_id is null
      and subject_id in (select part_of from history.entries where subject_id = $1::uuid and person_id = any($2)))
  order by position`;

const mailsOfCalls = `
  select ${mailReader.selectList('mail')}, ${causeReader.selectList('entry')}
  from mail.outbox as mail join history.entries as entry on entry.event_id = mail.event_id and entry.person_id = mail.person_id
  where mail.person_id = any($1::uuid[]) and entry.correlation_id = any($2::text[])
  order by mail.created_at, mail.mail_id`;

/**
 * An order has one e-mail, about its first event, and each of its subjects shows it; where an event has an e-mail of its own, it is that one. The
 * other events of the subject that the e-mail is about do not show it again, as if there had been several.
 */
const causedBy = (mails: readonly FoundMail[], entry: Cause): readonly CausedMail[] => {
  const own = mails.filter((mail) => mail.eventId === entry.eventId);
  if (own.length > 0) return own;
  return mails.filter(
    (mail) =>
      mail.correlationId === entry.correlationId &&
      mail.personId === entry.personId &&
      mail.subjectId !== entry.subjectId,
  );
};

export type HistoryReads = Readonly<{
  /** What happened to a subject and to what it is part of, the oldest first; only what is about `people`, where they are given. */
  ofSubject: (subjectId: string, people: readonly PersonId[] | null) => Promise<readonly HistoryFacts[]>;
  /** The same with the place of each event in its stream. */
  evidenceOf: (subjectId: string, people: readonly PersonId[] | null) => Promise<readonly EvidenceFacts[]>;
  /** The e-mails to the entry's person that it caused. All entries of one response are read together. */
  mailsOf: (entry: HistoryFacts) => Promise<readonly CausedMail[]>;
}>;

export const historyReads = (database: Database): HistoryReads => {
  const orderers = withOrderers(database);
  const load = batchLoader(async (entries: readonly HistoryFacts[]) => {
    const people = entries.map((entry) => entry.personId);
    const rows = await database.rows(mailsOfCalls, [people, entries.map((entry) => entry.correlationId)]);
    const causes = causeReader.decode(rows);
    const mails = mailReader.decode(rows).flatMap((mail, index) => {
      const cause = causes[index];
      return cause ? [{ ...mail, ...cause }] : [];
    });
    return new Map(entries.map((entry) => [entry, causedBy(mails, entry)]));
  });
  return {
    ofSubject: async (subject, people) =>
      orderers(
        entryReader.decode(await database.rows(ofSubject(entryReader.selectList()), [subject, people, paymentActions])),
      ),
    evidenceOf: async (subject, people) =>
      orderers(
        evidenceReader.decode(
          await database.rows(ofSubject(evidenceReader.selectList()), [subject, people, paymentActions]),
        ),
      ),
    mailsOf: async (entry) => (entry.personId === null || entry.eventId === null ? [] : ((await load(entry)) ?? [])),
  };
};
