import { endMinute } from '@platzwart/contracts/booking';
import { localTime, minuteOfDay, timeOfMinute } from '@platzwart/contracts/core';

/** As the fields of the form have them: `14:00`, or nothing; the length in minutes. */
type Entered = Readonly<{ from: string; to: string; minutes: string }>;

/** The field at fault, and what is wrong with it. */
export type WindowProblem = Readonly<{ field: 'from' | 'to'; problem: 'missing' | 'order' | 'short' }>;

/** The window as the server reads it; a day ends at 24:00, which the browser's field calls 00:00. The first thing that is wrong where it is none. */
export const windowOf = ({ from, to, minutes }: Entered) => {
  const wrong = (field: 'from' | 'to', problem: WindowProblem['problem']) => ({ wrong: { field, problem } }) as const;
  if (from === '') return wrong('from', 'missing');
  if (to === '') return wrong('to', 'missing');
  const end = endMinute(localTime(to));
  const length = end - minuteOfDay(localTime(from));
  if (length <= 0) return wrong('to', 'order');
  if (length < Number(minutes)) return wrong('to', 'short');
  return { from: localTime(from), to: timeOfMinute(end), minutes: Number(minutes) };
};
