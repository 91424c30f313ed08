import type { Language, MailProblem, PersonId } from '@platzwart/contracts/core';
import type { Attachment } from './mailContent.ts';

/** An e-mail as it is handed to the mail server, for one recipient. */
export type Message = Readonly<{
  /** The same for every attempt to send the same e-mail: the first part of its Message-ID. */
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
 * The outcome of sending a message. `later`: a retry may succeed; `isAway`: the mail server could not be reached. `refused`: no
 * retry will succeed.
 */
export type Delivery =
  | Readonly<{ outcome: 'sent' }>
  | Readonly<{ outcome: 'later'; problem: MailProblem; isAway: boolean }>
  | Readonly<{ outcome: 'refused'; problem: MailProblem }>;

/** Hands e-mails to a mail server. `send` never rejects. */
export type MailTransport = Readonly<{ send: (message: Message) => Promise<Delivery>; close: () => void }>;
