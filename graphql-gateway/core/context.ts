import type { ClubSettings } from '@platzwart/contracts/club';
import type { Language, PersonId } from '@platzwart/contracts/core';
import type { PersonRow } from '@platzwart/contracts/user';
import type { Temporal } from 'temporal-polyfill';
import type { Session } from './sessions.ts';
import type { Viewer } from './viewer.ts';

/** The context of one execution: caller, time, language. */
export type GatewayContext = Readonly<{
  viewer: () => Viewer;
  /** The session of the call; null for an anonymous caller. */
  session: Session | null;
  /** The caller's network address, by which the throttle counts attempts. */
  address: string;
  /** The browser's `User-Agent`; undefined where it is missing. */
  userAgent: string | undefined;
  /** Makes this person the viewer for the rest of the execution, so that the result of `login` is read as them. */
  signIn: (person: PersonRow) => void;
  now: Temporal.Instant;
  /** When the caller signed in; null without a session. */
  sessionStartedAt: Temporal.Instant | null;
  language: Language;
  /** The idempotency key, made by the client once per request; null where it sent none. */
  idempotencyKey: string | null;
  correlationId: string;
  club: () => Promise<ClubSettings>;
  /** Reads all people requested in one tick at once. */
  person: (id: PersonId) => Promise<PersonRow | null>;
}>;
