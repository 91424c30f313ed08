import { timeOfMinute } from '@platzwart/contracts/core';
import type { Day } from '../plan/cell.ts';
import type { ClubClock } from '../plan/clubClock.ts';

/** A line at the current time; renders nothing on other days and outside the opening hours. */
export const NowLine = ({ day, clock }: { day: Day; clock: ClubClock }) => {
  const isShown = clock.date === day.date && clock.minute >= day.opensMinute && clock.minute < day.closesMinute;
  if (!isShown) return null;
  const style = { '--rows-passed': (clock.minute - day.opensMinute) / day.rowMinutes };
  return (
    <div className="plan-now" aria-hidden="true" style={style}>
      <span className="plan-now-chip">{timeOfMinute(clock.minute)}</span>
    </div>
  );
};
