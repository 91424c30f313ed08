import type { Language, MailProblem, PersonId } from '@platzwart/contracts/core';
import type { Attachment } from './letter.ts';

/** A letter as it is handed in, for one person alone. */
export type Message = Readonly<{
  /** The same for the same letter however often it is sent: the first part of its Message-ID. */
  mailId: string;
  personId: PersonId | null;
  /** ISO 8601 instant. */
  writtenAt: string;
  to: Readonly<{ name: string; address: string }>;
  sender: Readonly<{ name: string; replyTo: string | null }>;
  language: Language;
  subject: string;
  html: string;
  text: string;
  attachments: readonly Attachment[];
}>;

/**
 * What became of a message. `later`: it may be taken another time; `isAway`: nobody at all could be spoken to. `refused`: it never
 * will be.
 */
export type Delivery =
  | Readonly<{ outcome: 'sent' }>
  | Readonly<{ outcome: 'later'; problem: MailProblem; isAway: boolean }>
  | Readonly<{ outcome: 'refused'; problem: MailProblem }>;

/** Where letters are handed in. `send` never rejects. */
export type Post = Readonly<{ send: (message: Message) => Promise<Delivery>; close: () => void }>;
