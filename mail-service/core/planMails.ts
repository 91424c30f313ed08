import type { MailProblem, PersonId } from '@platzwart/contracts/core';
import type { MailKind } from '@platzwart/contracts/catalogue';
import type { RecordedEvent } from '@platzwart/event-store';
import { namedUuid } from '@platzwart/event-store/named-uuid';
import type { MailTriggers } from './mailTrigger.ts';

/** 3d1e4a9c-7b52-5c0e-8f0d-2a6f1e9b7c34 */
export const mailIdOf = namedUuid(Buffer.from('3d1e4a9c7b525c0e8f0d2a6f1e9b7c34', 'hex'));

/** Where the event of an e-mail is found in the log. */
export type Source = Readonly<{ stream: string; revision: number; eventId: string }>;

/** A new row of the outbox. */
export type NewMail = Source &
  Readonly<{
    mailId: string;
    kind: MailKind;
    personId: PersonId | null;
    /** Recorded as failed before it was written. */
    problem: MailProblem | null;
  }>;

/**
 * The e-mails that an event calls for; reading the event again gives the same ids. If this build cannot read the event, it answers
 * an e-mail that is recorded as failed, so that the event is not skipped silently and other e-mails do not wait for it.
 */
export const planMails = (mailTriggers: MailTriggers, event: RecordedEvent): readonly NewMail[] => {
  const mailTrigger = mailTriggers[event.type];
  if (!mailTrigger) return [];
  const source = { stream: event.stream, revision: event.revision, eventId: event.id };
  try {
    return mailTrigger.plan(event).map(({ kind, personId, about }) => {
      return { ...source, mailId: mailIdOf(`${kind} ${about}`), kind, personId, problem: null };
    });
  } catch {
    const kind = mailTrigger.ifUnreadable;
    return [{ ...source, mailId: mailIdOf(`${kind} ${event.id}`), kind, personId: null, problem: 'EVENT_UNREADABLE' }];
  }
};
