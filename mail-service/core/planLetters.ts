import type { MailKind, MailProblem, PersonId } from '@platzwart/contracts/core';
import type { RecordedEvent } from '@platzwart/event-store';
import { namedUuid } from '@platzwart/event-store/named-uuid';
import type { Occasions } from './occasion.ts';

/** 3d1e4a9c-7b52-5c0e-8f0d-2a6f1e9b7c34 */
const mailIdOf = namedUuid(Buffer.from('3d1e4a9c7b525c0e8f0d2a6f1e9b7c34', 'hex'));

/** Where a letter's event is found again. */
export type Source = Readonly<{ stream: string; revision: number; eventId: string }>;

/** A row of the outbox that is not written yet. */
export type NewMail = Source &
  Readonly<{
    mailId: string;
    kind: MailKind;
    personId: PersonId | null;
    /** Given up before it was written. */
    problem: MailProblem | null;
  }>;

/**
 * The letters that an event calls for; the same ones, under the same ids, however often it is read. One that this build cannot read
 * becomes a letter that has failed: nothing is skipped without a trace, and nobody else's letter waits for it.
 */
export const planLetters = (occasions: Occasions, event: RecordedEvent): readonly NewMail[] => {
  const occasion = occasions[event.type];
  if (!occasion) return [];
  const source = { stream: event.stream, revision: event.revision, eventId: event.id };
  try {
    return occasion.plan(event).map(({ kind, personId, about }) => {
      return { ...source, mailId: mailIdOf(`${kind} ${about}`), kind, personId, problem: null };
    });
  } catch {
    const kind = occasion.ifUnreadable;
    return [{ ...source, mailId: mailIdOf(`${kind} ${event.id}`), kind, personId: null, problem: 'EVENT_UNREADABLE' }];
  }
};
