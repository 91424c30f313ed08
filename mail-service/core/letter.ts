import type { Language } from '@platzwart/contracts/core';

export type Attachment = Readonly<{ fileName: string; type: string; content: string }>;

/** What a letter says, before it has a look: plain texts, in the language of whom it is for. */
export type Letter = Readonly<{
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** What it is about, line by line. */
  facts?: readonly Readonly<{ label: string; lines: readonly string[] }>[];
  /** To be typed in by hand. */
  code?: Readonly<{ label: string; text: string }>;
  /** The one thing to do; `path` begins behind the club's address. */
  button: Readonly<{ label: string; path: string }>;
  /** In small print, below. */
  notes: readonly string[];
  attachments?: readonly Attachment[];
}>;

/** A person as a letter knows them. */
export type Addressee = Readonly<{
  firstName: string;
  lastName: string;
  email: string;
  language: Language;
  memberNumber: string;
}>;
