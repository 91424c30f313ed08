import type { PersonId } from '@platzwart/contracts/core';
import type { People } from '../core/people.ts';
import type { Viewer } from '../core/viewer.ts';

export type OpenSocket = Readonly<{ viewer: Viewer; end: () => void }>;

export type SocketsOfPeople = Readonly<{
  /** Null where the person has as many open as anybody may have. Else what forgets it. */
  add: (socket: OpenSocket) => (() => void) | null;
  /** Ends the sockets of all whose account or role is not what it was when they came. */
  review: () => Promise<void>;
}>;

/** Who is connected, so that a connection ends with the rights that it was opened with. */
export const socketsOfPeople = (people: Pick<People, 'find'>, mostPerPerson: number): SocketsOfPeople => {
  const byPerson = new Map<PersonId, Set<OpenSocket>>();

  const reviewPerson = async (personId: PersonId, sockets: ReadonlySet<OpenSocket>): Promise<void> => {
    const person = await people.find(personId);
    for (const socket of sockets) {
      if (person?.active !== true || person.role !== socket.viewer.principal) socket.end();
    }
  };
  return {
    add: (socket) => {
      const personId = socket.viewer.person?.personId;
      if (!personId) return null;
      const sockets = byPerson.get(personId) ?? new Set();
      if (sockets.size >= mostPerPerson) return null;
      byPerson.set(personId, sockets.add(socket));
      return () => {
        sockets.delete(socket);
        if (sockets.size === 0) byPerson.delete(personId);
      };
    },
    review: async () => {
      await Promise.all([...byPerson].map(([personId, sockets]) => reviewPerson(personId, sockets)));
    },
  };
};
