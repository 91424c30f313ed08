import type { MailKind, PersonId } from '@platzwart/contracts/core';
import type { RecordedEvent } from '@platzwart/event-store';

/** A letter that an event calls for. Two events with the same `about` are about the same thing: one letter. */
export type Planned = Readonly<{ kind: MailKind; personId: PersonId; about: string }>;

/** Why letters are written: for each event of one type, to whom and about what. Throws where this build cannot read the event. */
export type Occasion = Readonly<{
  plan: (event: RecordedEvent) => readonly Planned[];
  /** What is noted as failed, for an ADMIN to see, where the event cannot be read. */
  ifUnreadable: MailKind;
}>;

/** By type of the event. All others call for no letter. */
export type Occasions = Readonly<Record<string, Occasion>>;
