import { searchWords } from '@platzwart/contracts/user';
import type { ClubPerson, PeopleState } from './usePeople.ts';

/** Somebody of the club, by member number, or a guest by name (`userID` is null). */
export type Player = Readonly<{ userID: string | null; name: string }>;

const most = 8;
const longestName = 80;

const playerOf = ({ userID, firstName, lastName }: ClubPerson): Player => ({
  userID,
  name: `${firstName} ${lastName}`,
});

/** Each typed word begins a word of the name, whatever its umlauts. */
const matches = (words: readonly string[], { name }: Player): boolean => {
  const ofName = searchWords(name);
  return words.every((word) => ofName.some((each) => each.startsWith(word)));
};

type Typed = Readonly<{ typed: string; chosen: readonly Player[]; viewer: string }>;

/**
 * Whom the list offers: without a text those who often play with the viewer, otherwise the people of the club by name, these first, and last
 * a guest of that name. Nobody who is chosen already, nor the viewer.
 */
export const suggestionsFor = (
  { members, frequent }: Pick<PeopleState, 'members' | 'frequent'>,
  { typed, chosen, viewer }: Typed,
): readonly Player[] => {
  const taken = new Set([viewer, ...chosen.map(({ userID }) => userID)]);
  const people = [...new Map([...frequent, ...members].map((person) => [person.userID, playerOf(person)])).values()];
  const words = searchWords(typed);
  const free = people.filter(({ userID }) => !taken.has(userID));
  if (words.length === 0) return free.filter(({ userID }) => frequent.some((person) => person.userID === userID));
  const guest: Player = { userID: null, name: typed.trim().slice(0, longestName) };
  return [...free.filter((player) => matches(words, player)).slice(0, most), guest];
};
