import { type MailProblem, type PersonId, emailSchema, languages } from '@platzwart/contracts/core';
import { erasureNoticeSchema, withShownName } from '@platzwart/contracts/user';
import type { EventStore, RecordedEvent } from '@platzwart/event-store';
import type { Vault } from '@platzwart/vault';
import * as v from 'valibot';
import { type Club, readClub } from './readClub.ts';
import { aboutChild } from './mailToGuardian.ts';
import { addresseeOf } from './addressees.ts';
import type { Queryable } from './database.ts';
import type { Addressee, MailContent, RenderMail } from './mailContent.ts';
import type { Message } from './mailTransport.ts';
import { bookingsOfReminder } from './reminders.ts';
import { type Mail, hasNewerMail } from './outbox.ts';
import { paidAtClub } from './paidAtClub.ts';
import { takenOn } from './takenCourts.ts';
import type { MailDefinition, MailDefinitions } from './mailDefinition.ts';

export type MailWriterDependencies = Readonly<{
  pool: Queryable;
  store: Pick<EventStore, 'read'>;
  vault: Readonly<{
    unseal: Vault['unseal'];
    codes: Pick<Vault['codes'], 'textOf'>;
    erasureNotices: Pick<Vault['erasureNotices'], 'of'>;
    documents: Vault['documents'];
    retentionKeys: Vault['retentionKeys'];
  }>;
  kinds: MailDefinitions;
  render: RenderMail;
  /** The club's public address without a trailing slash. Links are built from this alone, never from a request. */
  publicUrl: string;
  /** Epoch milliseconds. */
  now: () => number;
}>;

/** `codeId`: the code whose plain text is deleted once the e-mail is sent. */
export type Finished =
  | Readonly<{ outcome: 'message'; message: Message; codeId: string | null }>
  | Readonly<{ outcome: 'pointless'; problem: MailProblem }>;

const without = (problem: MailProblem): Finished => ({ outcome: 'pointless', problem });

const personSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  companyName: v.optional(v.nullable(v.string()), null),
  /** Null for a child without an address of its own (decisions.md N5). */
  email: v.nullable(v.string()),
  language: v.picklist(languages),
});

/** As stored: with or without an address, and with a guardian or none. */
type Person = Omit<Addressee, 'email'> & Readonly<{ email: string | null; guardianId: PersonId | null }>;
/** Who reads an e-mail; `child`: the name of whom it is about, where that is another person. */
type Reader = Readonly<{ addressee: Omit<Addressee, 'email'> & Readonly<{ email: string | null }> }> &
  Readonly<{ addresseeId: PersonId; child: string | null }>;

/** The event that the e-mail is about; null if the log has another event, or none, at that place. */
const eventOf = async (
  { store }: MailWriterDependencies,
  { stream, revision, eventId }: Mail,
): Promise<RecordedEvent | null> => {
  const [event] = await store.read(stream, { from: revision, limit: 1 });
  return event?.id === eventId ? event : null;
};

const personOf = async (
  { pool, vault }: MailWriterDependencies,
  personId: PersonId,
  before: number | null = null,
): Promise<Person | null> => {
  const known = await addresseeOf(pool, personId, before);
  if (!known) return null;
  const [plain] = await vault.unseal([{ personId, sealed: known.sealed }]);
  const { memberNumber, wantsReminders, guardianId } = known;
  if (plain === null) return null;
  return { ...withShownName(v.parse(personSchema, plain)), memberNumber, wantsReminders, guardianId };
};

const addressIn = async (
  { vault }: MailWriterDependencies,
  personId: PersonId,
  sealed: string,
): Promise<Readonly<{ email: string }> | null> => {
  const [plain] = await vault.unseal([{ personId, sealed }]);
  return plain === null ? null : { email: v.parse(v.string(), plain) };
};

/** A person whose key is destroyed, as known from the erasure notice: only what the last e-mail needs. */
const erasedAddresseeOf = async ({ vault }: MailWriterDependencies, personId: PersonId): Promise<Addressee | null> => {
  const kept = await vault.erasureNotices.of(personId);
  return kept === null
    ? null
    : { ...v.parse(erasureNoticeSchema, kept), lastName: '', memberNumber: '', wantsReminders: false };
};

type MailInput = Readonly<{ mail: Mail; personId: PersonId; event: RecordedEvent; kind: MailDefinition }>;

/** The guardian of the person, where there is one and the e-mail is for them. */
const guardianOf = async (
  mailWriter: MailWriterDependencies,
  { firstName, lastName, email, guardianId }: Person,
  { address }: MailDefinition,
): Promise<Reader | null> => {
  const isForGuardian = address === 'present' || (address === 'own' && email === null);
  if (guardianId === null || !isForGuardian) return null;
  const guardian = await personOf(mailWriter, guardianId);
  return guardian && { addressee: guardian, addresseeId: guardianId, child: `${firstName} ${lastName}` };
};

/** Who reads it, at which address; null for an erased person. */
const readerFor = async (
  mailWriter: MailWriterDependencies,
  { personId, event, kind }: MailInput,
): Promise<Reader | null> => {
  const themselves = { addresseeId: personId, child: null };
  if (kind.address === 'erasureNotice') {
    const addressee = await erasedAddresseeOf(mailWriter, personId);
    return addressee && { addressee, ...themselves };
  }
  const person = await personOf(mailWriter, personId, kind.address === 'former' ? event.revision : null);
  if (!person) return null;
  if (!kind.sealedEmailOf) return (await guardianOf(mailWriter, person, kind)) ?? { addressee: person, ...themselves };
  const other = await addressIn(mailWriter, personId, kind.sealedEmailOf(event));
  return other && { addressee: { ...person, ...other }, ...themselves };
};

type MessageInput = Readonly<{ mail: Mail; addressee: Addressee; club: Club; content: MailContent }>;

const messageOf = (
  { publicUrl, render }: MailWriterDependencies,
  { mail, addressee, club, content }: MessageInput,
): Message => {
  const { language, firstName, lastName, email } = addressee;
  const frame = { club, language, url: publicUrl + content.button.path };
  return {
    mailId: mail.mailId,
    personId: mail.personId,
    writtenAt: mail.createdAt,
    to: { name: [...new Set([firstName, lastName])].join(' ').trim(), address: email },
    sender: { name: club.name, replyTo: club.email },
    language,
    subject: content.subject,
    ...render(content, frame),
    attachments: content.attachments ?? [],
  };
};

/** A business without a person is greeted by its name. */
const greeted = (addressee: Addressee): Addressee =>
  addressee.firstName === '' ? { ...addressee, firstName: addressee.lastName } : addressee;

const write = async (mailWriter: MailWriterDependencies, about: MailInput): Promise<Finished> => {
  const { mail, personId, event, kind } = about;
  const reader = await readerFor(mailWriter, about);
  if (!reader) return without('PERSON_ERASED');
  const { addresseeId, child } = reader;
  const { email } = reader.addressee;
  if (email === null || !v.is(emailSchema, email)) return without('ADDRESS_INVALID');
  const addressee: Addressee = greeted({ ...reader.addressee, email });
  const club = await readClub(mailWriter.store);
  const result = await kind.write({
    ...{ event, recipient: personId, addressee, addresseeId, club, store: mailWriter.store, now: mailWriter.now() },
    nameOf: async (id) => {
      const person = await personOf(mailWriter, id);
      return person && `${person.firstName} ${person.lastName}`;
    },
    open: async (sealed) => (await mailWriter.vault.unseal([{ personId, sealed }]))[0] ?? null,
    vault: mailWriter.vault,
    takenOn: takenOn(mailWriter.pool),
    paidAtClub: paidAtClub(mailWriter.pool),
    bookingsOfReminder: () => bookingsOfReminder(mailWriter.pool, mail),
    codeOf: mailWriter.vault.codes.textOf,
  });
  if (result.outcome === 'pointless') return result;
  const content = child === null ? result.content : aboutChild(result.content, child, addressee);
  const message = messageOf(mailWriter, { mail, addressee, club, content });
  return { outcome: 'message', message, codeId: kind.codeIdOf?.(event) ?? null };
};

/**
 * Writes the e-mail from current data; names, addresses and codes are unsealed only for this. Throws if it cannot be written at
 * present, or if this build cannot read its event.
 */
export const writeMail = async (mailWriter: MailWriterDependencies, mail: Mail): Promise<Finished> => {
  const event = await eventOf(mailWriter, mail);
  if (!event) return without('EVENT_GONE');
  const { personId } = mail;
  if (personId === null) return without('EVENT_UNREADABLE');
  const kind = mailWriter.kinds[mail.kind];
  if (kind.codeIdOf && kind.replacesOlder !== false && (await hasNewerMail(mailWriter.pool, mail)))
    return without('REPLACED');
  return write(mailWriter, { mail, personId, event, kind });
};
