import type { ClubSettings } from '@platzwart/contracts/club';
import type { Language, PersonId } from '@platzwart/contracts/core';
import type { PersonRow } from '@platzwart/contracts/user';
import type { Temporal } from 'temporal-polyfill';
import type { Session } from './sessions.ts';
import type { Viewer } from './viewer.ts';

/** What belongs to one execution: who asks, when, how they want to be answered. */
export type GatewayContext = Readonly<{
  viewer: () => Viewer;
  /** The session that the call came in; null where nobody is signed in. */
  session: Session | null;
  /** Where the caller is, as the throttle tells one place from another. */
  address: string;
  /** What the caller's browser calls itself; undefined where it says nothing. */
  userAgent: string | undefined;
  /** From here on the execution sees with this person's eyes: what `login` answers is theirs already. */
  signIn: (person: PersonRow) => void;
  now: Temporal.Instant;
  /** When the caller signed in; null without a session. */
  sessionStartedAt: Temporal.Instant | null;
  language: Language;
  /** Made by the client, once per thing it wants; null where it sent none. */
  idempotencyKey: string | null;
  correlationId: string;
  club: () => Promise<ClubSettings>;
  /** All people asked for in one tick are read at once. */
  person: (id: PersonId) => Promise<PersonRow | null>;
}>;
