import type { PersonRow } from '@platzwart/contracts/user';
import type { EndedSessions } from './endedSessions.ts';
import type { KnownPerson, PeopleCache } from './peopleCache.ts';
import { Refusal } from './refusal.ts';
import type { Revocations } from './revocations.ts';
import type { Session, Sessions } from './sessions.ts';
import { type Viewer, anonymous, viewerOf } from './viewer.ts';

/** The caller and the session of a call; null for an anonymous caller. */
export type Caller = Readonly<{ viewer: Viewer; session: Session | null }>;

/**
 * The caller of an `Authorization` header, synchronously where token and person are cached. The role is that of the person
 * today, never of the token (decisions.md C16). An invalid token, one of a session that has ended, and one whose person
 * is deactivated or gone, counts as no token: calls that need a session then answer LOGIN_REQUIRED. Refusal: ERR_DB_CONNECTION for every
 * token while revocations may be unknown.
 */
export type Authenticate = (authorization: string | undefined) => Caller | Promise<Caller>;

const anonymousCaller: Caller = { viewer: anonymous, session: null };
const bearer = 'Bearer ';

/**
 * Whether the person has neither left nor been signed out everywhere since the session's token was made. A token newer than the
 * read model's version is accepted, because the read model is updated after the token is made.
 */
export const isSessionValid = <Person extends PersonRow>(session: Session, person: Person | null): person is Person =>
  person?.active === true && session.tokenVersion >= person.tokenVersion;

type Dependencies = Readonly<{
  sessions: Pick<Sessions, 'verify'>;
  people: Pick<PeopleCache, 'find'>;
  endedSessions: Pick<EndedSessions, 'has'>;
  revocations: Pick<Revocations, 'areKnown'>;
}>;

export const createAuthenticate = ({ sessions, people, endedSessions, revocations }: Dependencies): Authenticate => {
  const callerOfSession = (session: Session, person: KnownPerson | null): Caller =>
    isSessionValid(session, person) ? { viewer: viewerOf(person), session } : anonymousCaller;

  const callerInSession = (session: Session): Caller | Promise<Caller> => {
    const person = people.find(session.personId);
    return person instanceof Promise
      ? person.then((found) => callerOfSession(session, found))
      : callerOfSession(session, person);
  };
  const callerBehind = (session: Session | null): Caller | Promise<Caller> => {
    if (!session) return anonymousCaller;
    const hasEnded = endedSessions.has(session.sessionId);
    if (hasEnded instanceof Promise)
      return hasEnded.then((isEnded) => (isEnded ? anonymousCaller : callerInSession(session)));
    return hasEnded ? anonymousCaller : callerInSession(session);
  };
  return (authorization) => {
    if (!authorization?.startsWith(bearer)) return anonymousCaller;
    if (!revocations.areKnown()) return Promise.reject(new Refusal('ERR_DB_CONNECTION'));
    const session = sessions.verify(authorization.slice(bearer.length));
    return session instanceof Promise ? session.then(callerBehind) : callerBehind(session);
  };
};
