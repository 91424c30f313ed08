import type { PersonRow } from '@platzwart/contracts/user';
import type { EndedSessions } from './endedSessions.ts';
import type { People } from './people.ts';
import type { Session, Sessions } from './sessions.ts';
import { type Viewer, anonymous, viewerOf } from './viewer.ts';

/** Who asks, and in which session; null where nobody is signed in. */
export type Asker = Readonly<{ viewer: Viewer; session: Session | null }>;

/**
 * Who stands behind an `Authorization` header, at once where token and person are known. The role is that of the person
 * today, never of the token (decisions.md C16). A token that is no good, one of a session that has ended, and one whose person
 * is deactivated or gone, is as good as none: what needs a session then answers LOGIN_REQUIRED.
 */
export type WhoIsAsking = (authorization: string | undefined) => Asker | Promise<Asker>;

const nobody: Asker = { viewer: anonymous, session: null };
const bearer = 'Bearer ';

/**
 * Whether the person has neither left nor been signed out everywhere since the session's token was made. A newer token than the
 * read model knows of is as good: the model comes after what the token says.
 */
export const mayGoOn = (session: Session, person: PersonRow | null): person is PersonRow =>
  person?.active === true && session.tokenVersion >= person.tokenVersion;

type Needs = Readonly<{
  sessions: Pick<Sessions, 'of'>;
  people: Pick<People, 'find'>;
  endedSessions: Pick<EndedSessions, 'has'>;
}>;

export const whoIsAskingBy = ({ sessions, people, endedSessions }: Needs): WhoIsAsking => {
  const askerOf = (session: Session, person: PersonRow | null): Asker =>
    mayGoOn(session, person) ? { viewer: viewerOf(person), session } : nobody;

  const inSession = (session: Session): Asker | Promise<Asker> => {
    const person = people.find(session.personId);
    return person instanceof Promise ? person.then((found) => askerOf(session, found)) : askerOf(session, person);
  };
  const behind = (session: Session | null): Asker | Promise<Asker> => {
    if (!session) return nobody;
    const hasEnded = endedSessions.has(session.sessionId);
    if (hasEnded instanceof Promise) return hasEnded.then((isOver) => (isOver ? nobody : inSession(session)));
    return hasEnded ? nobody : inSession(session);
  };
  return (authorization) => {
    if (!authorization?.startsWith(bearer)) return nobody;
    const session = sessions.of(authorization.slice(bearer.length));
    return session instanceof Promise ? session.then(behind) : behind(session);
  };
};
