import { type MailProblem, type PersonId, emailSchema, languages } from '@platzwart/contracts/core';
import { farewellSchema } from '@platzwart/contracts/user';
import type { EventStore, RecordedEvent } from '@platzwart/event-store';
import type { Vault } from '@platzwart/event-store/vault';
import * as v from 'valibot';
import { type Club, readClub } from '../letters/club.ts';
import { pageOf } from '../letters/layout.ts';
import { plainTextOf } from '../letters/plainText.ts';
import { addresseeOf } from './addressees.ts';
import type { Queryable } from './database.ts';
import type { Addressee, Letter } from './letter.ts';
import type { Message } from './message.ts';
import { type Mail, hasSuccessor } from './outbox.ts';
import type { LetterKind, LetterKinds } from './writing.ts';

export type Desk = Readonly<{
  pool: Queryable;
  store: Pick<EventStore, 'read'>;
  vault: Readonly<{
    unseal: Vault['unseal'];
    codes: Pick<Vault['codes'], 'textOf'>;
    farewells: Pick<Vault['farewells'], 'of'>;
  }>;
  kinds: LetterKinds;
  /** Where the club's pages are, without a slash at the end: links are made of this alone, never of what a request says. */
  publicUrl: string;
  /** Epoch milliseconds. */
  now: () => number;
}>;

/** `codeId`: to be forgotten once the letter is on its way. */
export type Finished =
  | Readonly<{ outcome: 'message'; message: Message; codeId: string | null }>
  | Readonly<{ outcome: 'pointless'; problem: MailProblem }>;

const without = (problem: MailProblem): Finished => ({ outcome: 'pointless', problem });

const personSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  language: v.picklist(languages),
});

/** The event that the letter is about; null where the log has another one there, or none. */
const eventOf = async ({ store }: Desk, { stream, revision, eventId }: Mail): Promise<RecordedEvent | null> => {
  const [event] = await store.read(stream, { from: revision, limit: 1 });
  return event?.id === eventId ? event : null;
};

const personOf = async (
  { pool, vault }: Desk,
  personId: PersonId,
  before: number | null = null,
): Promise<Addressee | null> => {
  const known = await addresseeOf(pool, personId, before);
  if (!known) return null;
  const [plain] = await vault.unseal([{ personId, sealed: known.sealed }]);
  return plain === null ? null : { ...v.parse(personSchema, plain), memberNumber: known.memberNumber };
};

const addressIn = async (
  { vault }: Desk,
  personId: PersonId,
  sealed: string,
): Promise<Readonly<{ email: string }> | null> => {
  const [plain] = await vault.unseal([{ personId, sealed }]);
  return plain === null ? null : { email: v.parse(v.string(), plain) };
};

/** Somebody whose key is gone: no more than the last letter needs. */
const farewellOf = async ({ vault }: Desk, personId: PersonId): Promise<Addressee | null> => {
  const kept = await vault.farewells.of(personId);
  return kept === null ? null : { ...v.parse(farewellSchema, kept), lastName: '', memberNumber: '' };
};

type About = Readonly<{ mail: Mail; personId: PersonId; event: RecordedEvent; kind: LetterKind }>;

/** Who it goes to, at which address; null for somebody who was erased. */
const addresseeFor = async (desk: Desk, { personId, event, kind }: About): Promise<Addressee | null> => {
  if (kind.address === 'farewell') return farewellOf(desk, personId);
  const person = await personOf(desk, personId, kind.address === 'former' ? event.revision : null);
  if (!person || !kind.sealedEmailOf) return person;
  const other = await addressIn(desk, personId, kind.sealedEmailOf(event));
  return other && { ...person, ...other };
};

type ForPost = Readonly<{ mail: Mail; addressee: Addressee; club: Club; letter: Letter }>;

const messageOf = ({ publicUrl }: Desk, { mail, addressee, club, letter }: ForPost): Message => {
  const { language, firstName, lastName, email } = addressee;
  const frame = { club, language, url: publicUrl + letter.button.path };
  return {
    mailId: mail.mailId,
    personId: mail.personId,
    writtenAt: mail.createdAt,
    to: { name: `${firstName} ${lastName}`.trim(), address: email },
    sender: { name: club.name, replyTo: club.email },
    language,
    subject: letter.subject,
    html: pageOf(letter, frame),
    text: plainTextOf(letter, frame),
    attachments: letter.attachments ?? [],
  };
};

const write = async (desk: Desk, about: About): Promise<Finished> => {
  const { mail, personId, event, kind } = about;
  const addressee = await addresseeFor(desk, about);
  if (!addressee) return without('PERSON_ERASED');
  if (!v.is(emailSchema, addressee.email)) return without('ADDRESS_INVALID');
  const club = await readClub(desk.store);
  const result = await kind.write({
    ...{ event, addressee, club, store: desk.store, now: desk.now() },
    nameOf: async (id) => {
      const person = await personOf(desk, id);
      return person && `${person.firstName} ${person.lastName}`;
    },
    open: async (sealed) => (await desk.vault.unseal([{ personId, sealed }]))[0] ?? null,
    codeOf: desk.vault.codes.textOf,
  });
  if (result.outcome === 'pointless') return result;
  const message = messageOf(desk, { mail, addressee, club, letter: result.letter });
  return { outcome: 'message', message, codeId: kind.codeIdOf?.(event) ?? null };
};

/**
 * Writes the letter as everything is now: names, addresses and codes are opened for this alone. Throws where it cannot be written
 * at present, or where this build cannot read its event.
 */
export const writeMail = async (desk: Desk, mail: Mail): Promise<Finished> => {
  const event = await eventOf(desk, mail);
  if (!event) return without('EVENT_GONE');
  const { personId } = mail;
  if (personId === null) return without('EVENT_UNREADABLE');
  const kind = desk.kinds[mail.kind];
  if (kind.codeIdOf && (await hasSuccessor(desk.pool, mail))) return without('REPLACED');
  return write(desk, { mail, personId, event, kind });
};
