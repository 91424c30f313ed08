import type { ClosedReason, Day } from './cell.ts';
import { cellsOf } from './dayLookup.ts';

/** `taken`: all is booked, closed by the club, or too short a rest. */
export type NothingFree = 'taken' | Exclude<ClosedReason, 'tooShort'>;

/** What says more comes first: who may not book at all need not wait for a day that is nearer. */
const reasons = ['notAllowed', 'tooFar', 'tooSoon'] as const;

/**
 * Why a day offers no time to this viewer: what keeps them from booking, where there is a time that nobody has taken (decisions.md P17, P22,
 * P23); else that it is over, or taken.
 */
export const whyNothingIsFree = (day: Day): NothingFree => {
  const cells = cellsOf(day);
  const reason = reasons.find((each) => cells.some((cell) => cell.state === 'closed' && cell.reason === each));
  if (reason) return reason;
  const isOver = cells.every((cell) =>
    cell.state === 'booked' ? cell.past : cell.state === 'closed' && cell.reason === 'past',
  );
  return isOver ? 'past' : 'taken';
};
