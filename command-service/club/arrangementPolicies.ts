import { minimumMinutes } from '@platzwart/contracts/booking';
import { type SportArrangement, minuteOfDay } from '@platzwart/contracts/core';
import { type ClubState, sportOf } from './clubState.ts';

/** A rule about one input: the paths of what breaks it, none where it is kept. */
type ArrangementPolicy = (wanted: SportArrangement, state: ClubState) => readonly string[];

/** product.md §5: a day that is shorter than the shortest booking is no day. */
export const closesAfterOpening: ArrangementPolicy = ({ opensAt, closesAt }) =>
  minuteOfDay(closesAt) - minuteOfDay(opensAt) < minimumMinutes ? ['closesAt'] : [];

const clockChange = { from: 2 * 60, to: 3 * 60 };

/** decisions.md P15: between 02:00 and 03:00 an hour is missing in March and comes twice in October. */
export const closedWhileClocksChange: ArrangementPolicy = ({ opensAt, closesAt }) =>
  minuteOfDay(opensAt) < clockChange.to && minuteOfDay(closesAt) > clockChange.from ? ['opensAt', 'closesAt'] : [];

export const courtNumbersAreUnique: ArrangementPolicy = ({ courts }) =>
  courts.flatMap(({ number }, index) =>
    courts.findIndex((court) => court.number === number) < index ? [`courts.${index}.number`] : [],
  );

/** A court out of use is inactive, not gone: its bookings still name it. */
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
