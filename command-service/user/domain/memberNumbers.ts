import type { Role } from '@platzwart/contracts/core';
import { type MembersState, firstGuestNumber } from './membersState.ts';

const greatestNumber = 999_999_999;

/** One more than the greatest ever assigned: from 900000 on for guests, below for all others (decisions.md U1). */
export const nextMemberNumber = ({ lastNumbers }: MembersState, role: Role): string => {
  const isGuest = role === 'GUEST';
  const next = isGuest ? Math.max(lastNumbers.guests + 1, firstGuestNumber) : lastNumbers.others + 1;
  const limit = isGuest ? greatestNumber : firstGuestNumber - 1;
  if (next > limit) throw new Error('The club has run out of member numbers');
  return String(next);
};
