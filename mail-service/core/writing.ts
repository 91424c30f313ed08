import type { MailKind, MailProblem, PersonId } from '@platzwart/contracts/core';
import type { EventStore, RecordedEvent } from '@platzwart/event-store';
import type { Club } from '../letters/club.ts';
import type { Addressee, Letter } from './letter.ts';

/** What a letter is written with. */
export type Writing = Readonly<{
  event: RecordedEvent;
  addressee: Addressee;
  club: Club;
  store: Pick<EventStore, 'read'>;
  /** First and last name; null for somebody who was erased, or never known. */
  nameOf: (personId: PersonId) => Promise<string | null>;
  /** Opens what was sealed for the addressee; null where the key is gone. */
  open: (sealed: string) => Promise<unknown>;
  /** A one-time code in plain text; null once it is used up or was mailed. */
  codeOf: (codeId: string) => Promise<string | null>;
  /** Epoch milliseconds. */
  now: number;
}>;

export type Written =
  Readonly<{ outcome: 'letter'; letter: Letter }> | Readonly<{ outcome: 'pointless'; problem: MailProblem }>;

export const written = (letter: Letter): Written => ({ outcome: 'letter', letter });
export const pointless = (problem: MailProblem): Written => ({ outcome: 'pointless', problem });

/** How one kind of letter is written, out of its event. */
export type LetterKind = Readonly<{
  /** The address as it is now, as it was before the event, or what was kept of somebody who is erased for this one letter. */
  address: 'present' | 'former' | 'farewell';
  /** A sealed address in the event itself, which the letter goes to in the place of the person's own. */
  sealedEmailOf?: (event: RecordedEvent) => string;
  /**
   * It carries a one-time code. Of those only the newest opens anything, so that an older letter is pointless; and once the mail
   * server has taken it, the vault forgets the plain text.
   */
  codeIdOf?: (event: RecordedEvent) => string;
  /** Throws where this build cannot read the event. */
  write: (writing: Writing) => Written | Promise<Written>;
}>;
export type LetterKinds = Readonly<Record<MailKind, LetterKind>>;
