import type { PersonId } from '@platzwart/contracts/core';
import type { People } from '../core/people.ts';
import type { Session } from '../core/sessions.ts';
import type { Viewer } from '../core/viewer.ts';
import { mayGoOn } from '../core/whoIsAsking.ts';

export type OpenSocket = Readonly<{ viewer: Viewer; session: Session; end: () => void }>;

export type SocketsOfPeople = Readonly<{
  /** Null where the person has as many open as anybody may have. Else what forgets it. */
  add: (socket: OpenSocket) => (() => void) | null;
  /** Ends the sockets of all who may not go on, or whose role is not what it was when they came. */
  review: () => Promise<void>;
  /** Ends the sockets that were opened in this session. */
  endSession: (sessionId: string) => void;
}>;

/** Who is connected, so that a connection ends with the rights that it was opened with. */
export const socketsOfPeople = (people: Pick<People, 'find'>, mostPerPerson: number): SocketsOfPeople => {
  const byPerson = new Map<PersonId, Set<OpenSocket>>();

  const reviewPerson = async (personId: PersonId): Promise<void> => {
    const person = await people.find(personId);
    for (const { session, viewer, end } of byPerson.get(personId) ?? []) {
      if (!mayGoOn(session, person) || person.role !== viewer.principal) end();
    }
  };
  return {
    add: (socket) => {
      const { personId } = socket.session;
      const sockets = byPerson.get(personId) ?? new Set();
      if (sockets.size >= mostPerPerson) return null;
      byPerson.set(personId, sockets.add(socket));
      // What changed between the look at the person and now was reviewed without this socket. A read that fails is made up for.
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
