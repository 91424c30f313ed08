import type { Day } from '../../../courtPlan/plan/cell.ts';
import { type Moving, type Target, dayOf, resized, startingAt, stepOf } from './moveTarget.ts';

/** In which direction of the screen time runs: down in the day, to the right in the week. */
export type TimeAxis = 'down' | 'right';

type Step = Readonly<{ of: 'time' | 'court'; by: -1 | 1 }>;

const stepsByAxis: Readonly<Record<TimeAxis, Readonly<Record<string, Step>>>> = {
  down: {
    ArrowUp: { of: 'time', by: -1 },
    ArrowDown: { of: 'time', by: 1 },
    ArrowLeft: { of: 'court', by: -1 },
    ArrowRight: { of: 'court', by: 1 },
  },
  right: {
    ArrowLeft: { of: 'time', by: -1 },
    ArrowRight: { of: 'time', by: 1 },
    ArrowUp: { of: 'court', by: -1 },
    ArrowDown: { of: 'court', by: 1 },
  },
};

/** The next court of the same day; beyond the last one the next day's first, where there are several days. */
const besideCourt = (days: readonly Day[], to: Target, by: -1 | 1): Target => {
  const lines = days.flatMap(({ date, columns }) => columns.map(({ court }) => ({ date, court: court.number })));
  const at = lines.findIndex(({ date, court }) => date === to.date && court === to.court);
  return { ...to, ...lines[at + by] };
};

type Press = Readonly<{ key: string; shiftKey: boolean }>;

/**
 * The target after an arrow key: by a slot or a court; with Shift and along the time the booking becomes longer or shorter. Stays
 * within the days in view. Null for a key that does nothing here.
 */
export const targetAfterKey = (
  days: readonly Day[],
  moving: Moving,
  { axis, press }: Readonly<{ axis: TimeAxis; press: Press }>,
): Target | null => {
  const step = stepsByAxis[axis][press.key];
  const day = dayOf(days, moving.to.date);
  if (!step || !day) return null;
  const { to } = moving;
  if (step.of === 'court') return press.shiftKey ? null : besideCourt(days, to, step.by);
  const minutes = step.by * stepOf(day);
  return press.shiftKey
    ? resized(day, moving, { edge: 'end', minute: to.endMinute + minutes })
    : startingAt(day, to, to.startMinute + minutes);
};
