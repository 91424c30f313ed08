import { minimumMinutes } from '@platzwart/contracts/booking';
import { type SportArrangement, minuteOfDay } from '@platzwart/contracts/core';
import { type ClubState, sportOf } from './clubState.ts';

/** A rule about one input: the paths that violate it, none where it is met. */
type ArrangementPolicy = (arrangement: SportArrangement, state: ClubState) => readonly string[];

/** product.md §5: opening hours must be at least as long as the shortest booking. */
export const closesAfterOpening: ArrangementPolicy = ({ opensAt, closesAt }) =>
  minuteOfDay(closesAt) - minuteOfDay(opensAt) < minimumMinutes ? ['closesAt'] : [];

const clockChange = { from: 2 * 60, to: 3 * 60 };

/** decisions.md P15: the hour between 02:00 and 03:00 does not exist on one day in March and occurs twice on one in October. */
export const closedWhileClocksChange: ArrangementPolicy = ({ opensAt, closesAt }) =>
  minuteOfDay(opensAt) < clockChange.to && minuteOfDay(closesAt) > clockChange.from ? ['opensAt', 'closesAt'] : [];

export const courtNumbersAreUnique: ArrangementPolicy = ({ courts }) =>
  courts.flatMap(({ number }, index) =>
    courts.findIndex((court) => court.number === number) < index ? [`courts.${index}.number`] : [],
  );

/** A court out of use is set inactive, not removed: its bookings still refer to it. */
export const courtsStayListed: ArrangementPolicy = ({ sport, courts }, state) => {
  const listed = new Set(courts.map(({ number }) => number));
  const known = sportOf(state, sport)?.courts ?? [];
  return known.every(({ number }) => listed.has(number)) ? [] : ['courts'];
};

export const arrangementPolicies: readonly ArrangementPolicy[] = [
  closesAfterOpening,
  closedWhileClocksChange,
  courtNumbersAreUnique,
  courtsStayListed,
];
