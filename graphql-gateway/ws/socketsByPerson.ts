import type { PersonId } from '@platzwart/contracts/core';
import type { PeopleCache } from '../core/peopleCache.ts';
import type { Session } from '../core/sessions.ts';
import type { Viewer } from '../core/viewer.ts';
import { isSessionValid } from '../core/authentication.ts';

export type OpenSocket = Readonly<{ viewer: Viewer; session: Session; end: () => void }>;

export type SocketsByPerson = Readonly<{
  /** Null where the person has the maximum number of sockets open. Otherwise the function that removes this one. */
  add: (socket: OpenSocket) => (() => void) | null;
  /** Closes the sockets of all who were deactivated or whose role has changed since they connected. */
  review: () => Promise<void>;
  /** Closes the sockets that were opened in this session. */
  endSession: (sessionId: string) => void;
}>;

/** The open sockets by person, so that a connection ends when the rights change with which it was opened. */
export const socketsByPerson = (people: Pick<PeopleCache, 'find'>, maxPerPerson: number): SocketsByPerson => {
  const byPerson = new Map<PersonId, Set<OpenSocket>>();

  const reviewPerson = async (personId: PersonId): Promise<void> => {
    const person = await people.find(personId);
    for (const { session, viewer, end } of byPerson.get(personId) ?? []) {
      if (!isSessionValid(session, person) || person.role !== viewer.principal) end();
    }
  };
  return {
    add: (socket) => {
      const { personId } = socket.session;
      const sockets = byPerson.get(personId) ?? new Set();
      if (sockets.size >= maxPerPerson) return null;
      byPerson.set(personId, sockets.add(socket));
      // Changes between reading the person and now were reviewed without this socket. A failed read is repeated later.
      reviewPerson(personId).catch(() => undefined);
      return () => {
        sockets.delete(socket);
        if (sockets.size === 0) byPerson.delete(personId);
      };
    },
    review: async () => {
      await Promise.all([...byPerson.keys()].map(reviewPerson));
    },
    endSession: (sessionId) => {
      for (const sockets of byPerson.values())
        for (const { session, end } of sockets) if (session.sessionId === sessionId) end();
    },
  };
};
