import type { PersonId } from '@platzwart/contracts/core';
import type { MailKind } from '@platzwart/contracts/catalogue';
import type { RecordedEvent } from '@platzwart/event-store';

/** An e-mail that an event calls for. Events with the same `about` share one e-mail. */
export type PlannedMail = Readonly<{ kind: MailKind; personId: PersonId; about: string }>;

/** Plans the e-mails for events of one type: recipient and subject matter. Throws if this build cannot read the event. */
export type MailTrigger = Readonly<{
  plan: (event: RecordedEvent) => readonly PlannedMail[];
  /** The kind under which the e-mail is recorded as failed, for an ADMIN to see, if the event cannot be read. */
  ifUnreadable: MailKind;
}>;

/** By type of the event. Events of other types call for no e-mail. */
export type MailTriggers = Readonly<Record<string, MailTrigger>>;
