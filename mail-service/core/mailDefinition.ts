import type { CourtBlock } from '@platzwart/contracts/booking';
import type { BookingId, Cents, LocalDate, MailProblem, PersonId } from '@platzwart/contracts/core';
import type { MailKind } from '@platzwart/contracts/catalogue';
import type { EventStore, RecordedEvent } from '@platzwart/event-store';
import type { Vault } from '@platzwart/vault';
import type { Club } from './readClub.ts';
import type { TakenSpan } from './takenCourts.ts';
import type { Addressee, MailContent } from './mailContent.ts';

/** What the e-mails are written from. */
export type MailContext = Readonly<{
  event: RecordedEvent;
  /** Whom the e-mail is for. */
  recipient: PersonId;
  addressee: Addressee;
  /** Who reads it: the recipient, or the guardian of a child. */
  addresseeId: PersonId;
  club: Club;
  store: Pick<EventStore, 'read'>;
  /** First and last name; null for an erased or unknown person. */
  nameOf: (personId: PersonId) => Promise<string | null>;
  /** Opens what was sealed for the addressee; null if the key is destroyed. */
  open: (sealed: string) => Promise<unknown>;
  /** Documents, and the keys of what has to stay readable after its person was erased. */
  vault: Pick<Vault, 'documents' | 'retentionKeys'>;
  /** What occupies the courts of a sport on these days, as far as the read models know; null where they cannot be read. */
  takenOn: (sport: string, dates: readonly LocalDate[]) => Promise<readonly TakenSpan[] | null>;
  /** What the person paid at the club for these bookings and did not get back; null where it cannot be read. */
  paidAtClub: (personId: PersonId, bookings: readonly BookingId[]) => Promise<Cents | null>;
  /** The live bookings that this reminder is to name, in order of their start. */
  bookingsOfReminder: () => Promise<readonly CourtBlock[]>;
  /** A one-time code in plain text; null once it was used or mailed. */
  codeOf: (codeId: string) => Promise<string | null>;
  /** Epoch milliseconds. */
  now: number;
}>;

export type WrittenMail =
  | Readonly<{ outcome: 'mail'; content: MailContent }>
  | Readonly<{ outcome: 'pointless'; problem: MailProblem }>;

export const written = (content: MailContent): WrittenMail => ({ outcome: 'mail', content });
export const pointless = (problem: MailProblem): WrittenMail => ({ outcome: 'pointless', problem });

/** How one kind of e-mail is written from its event. */
export type MailDefinition = Readonly<{
  /**
   * The present address: a guardian's where the person has one (decisions.md N5), except for what is about the person's own account (`own`) and
   * can be read there. The address before the event. Or the erasure notice, kept for the last e-mail to an erased person.
   */
  address: 'present' | 'own' | 'former' | 'erasureNotice';
  /** A sealed address in the event itself, which replaces the person's own as the recipient. */
  sealedEmailOf?: (event: RecordedEvent) => string;
  /**
   * The id of the one-time code that the e-mail carries. Only the newest code is valid, so older e-mails are not sent. Once the
   * mail server has accepted the e-mail, the vault deletes the plain text of the code.
   */
  codeIdOf?: (event: RecordedEvent) => string;
  /** False where an older code stays valid beside the newest one, so that its e-mail is sent, too. */
  replacesOlder?: false;
  /**
   * `urgent`: codes and what concerns the safety of an account; sent before all others. `separate`: it has a document of its own. Both are sent
   * one by one. All others are limited by the hour (mailLimits.ts).
   */
  delivery?: 'urgent' | 'separate';
  /** Throws if this build cannot read the event. */
  write: (writing: MailContext) => WrittenMail | Promise<WrittenMail>;
}>;
export type MailDefinitions = Readonly<Record<MailKind, MailDefinition>>;
