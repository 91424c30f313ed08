import type { Language } from '@platzwart/contracts/core';
import type { Club } from './readClub.ts';

/** `content`: text, or bytes in Base64. */
export type Attachment = Readonly<{ fileName: string; type: string; content: string; encoding?: 'base64' }>;

/** The content of an e-mail before it is rendered: plain texts in the recipient's language. */
export type MailContent = Readonly<{
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** The facts, one per line. */
  facts?: readonly Readonly<{ label: string; lines: readonly string[] }>[];
  /** The code that the recipient may type in. */
  code?: Readonly<{ label: string; text: string }>;
  /** The only button; `path` is appended to the club's address. */
  button: Readonly<{ label: string; path: string }>;
  /** Shown below in small print. */
  notes: readonly string[];
  attachments?: readonly Attachment[];
}>;

/** The recipient as an e-mail addresses them. */
export type Addressee = Readonly<{
  firstName: string;
  lastName: string;
  email: string;
  language: Language;
  memberNumber: string;
  /** Whether they want e-mails before their bookings (decisions.md N28). */
  wantsReminders: boolean;
}>;

/** What surrounds the content of every e-mail; `url` is the full address of the button. */
export type MailFrame = Readonly<{ club: Club; language: Language; url: string }>;

/** Renders the content as an HTML page and as plain text. */
export type RenderMail = (content: MailContent, frame: MailFrame) => Readonly<{ html: string; text: string }>;
