import type { PersonRow } from '@platzwart/contracts/user';
import type { People } from './people.ts';
import type { Session, Sessions } from './sessions.ts';
import { type Viewer, anonymous, viewerOf } from './viewer.ts';

/** Who asks, and until when the session lasts, in epoch milliseconds. */
export type Asker = Readonly<{ viewer: Viewer; until: number }>;

/**
 * Who stands behind an `Authorization` header, at once where token and person are known. The role is that of the person
 * today, never of the token (decisions.md C16). A token that is no good, and one whose person is deactivated or gone, is
 * as good as none: what needs a session then answers LOGIN_REQUIRED.
 */
export type WhoIsAsking = (authorization: string | undefined) => Asker | Promise<Asker>;

const nobody: Asker = { viewer: anonymous, until: Number.POSITIVE_INFINITY };
const bearer = 'Bearer ';

export const whoIsAskingBy = (sessions: Pick<Sessions, 'of'>, people: Pick<People, 'find'>): WhoIsAsking => {
  const askerOf = (session: Session, person: PersonRow | null): Asker =>
    person?.active === true ? { viewer: viewerOf(person), until: session.expiresAt } : nobody;

  const behind = (session: Session | null): Asker | Promise<Asker> => {
    if (!session) return nobody;
    const person = people.find(session.personId);
    return person instanceof Promise ? person.then((found) => askerOf(session, found)) : askerOf(session, person);
  };
  return (authorization) => {
    if (!authorization?.startsWith(bearer)) return nobody;
    const session = sessions.of(authorization.slice(bearer.length));
    return session instanceof Promise ? session.then(behind) : behind(session);
  };
};
