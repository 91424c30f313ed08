import type { NamedPlayer } from '@platzwart/contracts/booking';
import type { PersonId } from '@platzwart/contracts/core';
import type { NewPlayers } from '../domain/bookingRequests.ts';
import type { PersonInClub } from './actingPerson.ts';

export type PlayersDependencies = Readonly<{
  /** The person who has this member number today. */
  personByNumber: (memberNumber: string) => PersonInClub | null;
  vault: Readonly<{
    /** Seals with the person's own key. */
    seal: (personId: PersonId, text: string) => Promise<string>;
  }>;
}>;

const isGiven = <Value>(value: Value | null): value is Value => value !== null;

/** Guests with an account are guests all the same: who is not of the club pays the guest fee (decisions.md N24). */
const mayPlayAsMember = (person: PersonInClub | null): person is PersonInClub =>
  person !== null && person.active && person.role !== 'GUEST';

/** The fields `players.1.userID` of those who are no active people of the club. */
export const unknownPlayers = (
  { personByNumber }: Pick<PlayersDependencies, 'personByNumber'>,
  players: readonly NamedPlayer[],
): readonly string[] =>
  players.flatMap(({ userID }, index) =>
    userID !== null && !mayPlayAsMember(personByNumber(userID)) ? [`players.${index}.userID`] : [],
  );

/** The players in the form of the ledger: people by id, the guests' names sealed with the owner's key, one per line. */
export const newPlayers = async (
  { personByNumber, vault }: PlayersDependencies,
  owner: PersonId,
  players: readonly NamedPlayer[],
): Promise<NewPlayers> => {
  const guests = players.map(({ guestName }) => guestName).filter(isGiven);
  const members = players.map(({ userID }) => (userID === null ? null : personByNumber(userID))).filter(isGiven);
  return {
    members: members.map(({ personId, role, limits }) => ({ personId, role, limits })),
    guests: guests.length,
    sealedGuests: guests.length > 0 ? await vault.seal(owner, guests.join('\n')) : null,
  };
};
