import { type MailProblem, type PersonId, emailSchema } from '@platzwart/contracts/core';
import type { EventStore, RecordedEvent } from '@platzwart/event-store';
import type { Vault } from '@platzwart/vault';
import * as v from 'valibot';
import { type Club, readClub } from './readClub.ts';
import { aboutChild } from './mailToGuardian.ts';
import { personOf, readerFor } from './mailReader.ts';
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

type Pointless = Readonly<{ outcome: 'pointless'; problem: MailProblem }>;
/** `codeId`: the code whose plain text is deleted once the e-mail is sent. `covered`: the e-mails that it is sent for. */
export type Finished =
  | Readonly<{ outcome: 'message'; message: Message; codeId: string | null; covered: readonly Mail[] }>
  | Pointless;

const without = (problem: MailProblem): Pointless => ({ outcome: 'pointless', problem });

/** The event that the e-mail is about; null if the log has another event, or none, at that place. */
const eventOf = async (
  { store }: MailWriterDependencies,
  { stream, revision, eventId }: Mail,
): Promise<RecordedEvent | null> => {
  const [event] = await store.read(stream, { from: revision, limit: 1 });
  return event?.id === eventId ? event : null;
};

type MailInput = Readonly<{ mail: Mail; personId: PersonId; event: RecordedEvent; kind: MailDefinition }>;

/** What is said to whom. `child`: the name of whom it is about, where that is another person. */
type Contents = Readonly<{
  outcome: 'content';
  addressee: Addressee;
  club: Club;
  child: string | null;
  content: MailContent;
  codeId: string | null;
}>;

/** The message under the id of `mail`. */
export const messageOf = (
  { publicUrl, render }: MailWriterDependencies,
  mail: Mail,
  { addressee, club, child, content: said }: Omit<Contents, 'outcome' | 'codeId'>,
): Message => {
  const content = child === null ? said : aboutChild(said, child, addressee);
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

const write = async (mailWriter: MailWriterDependencies, about: MailInput): Promise<Contents | Pointless> => {
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
  return {
    outcome: 'content',
    addressee,
    club,
    child,
    content: result.content,
    codeId: kind.codeIdOf?.(event) ?? null,
  };
};

/** What the e-mail says at present. Throws as `writeMail` does. */
export const contentsOf = async (mailWriter: MailWriterDependencies, mail: Mail): Promise<Contents | Pointless> => {
  const event = await eventOf(mailWriter, mail);
  if (!event) return without('EVENT_GONE');
  const { personId } = mail;
  if (personId === null) return without('EVENT_UNREADABLE');
  const kind = mailWriter.kinds[mail.kind];
  if (kind.codeIdOf && kind.replacesOlder !== false && (await hasNewerMail(mailWriter.pool, mail)))
    return without('REPLACED');
  return write(mailWriter, { mail, personId, event, kind });
};

/**
 * Writes the e-mail from current data; names, addresses and codes are unsealed only for this. Throws if it cannot be written at
 * present, or if this build cannot read its event.
 */
export const writeMail = async (mailWriter: MailWriterDependencies, mail: Mail): Promise<Finished> => {
  const own = await contentsOf(mailWriter, mail);
  if (own.outcome === 'pointless') return own;
  return { outcome: 'message', message: messageOf(mailWriter, mail, own), codeId: own.codeId, covered: [mail] };
};
