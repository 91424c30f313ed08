import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useCellTexts } from '../../../courtPlan/grid/useCellTexts.ts';
import type { Day } from '../../../courtPlan/plan/cell.ts';
import { endOf, startOf } from '../../../courtPlan/plan/slot.ts';
import { type Moving, type Target, type TargetProblem, bookingsInWay, dayOf } from './moveTarget.ts';

/** What is said about a booking on its way. */
export const useMoveTexts = (days: readonly Day[]) => {
  const { t } = useTranslation('bookingAdmin');
  const { date, timeRange } = useFormat();
  const { what } = useCellTexts();
  const courtName = (to: Target): string =>
    dayOf(days, to.date)?.columns.find(({ court }) => court.number === to.court)?.court.name ?? String(to.court);
  const timeText = (to: Target): string => timeRange(startOf(to), endOf(to));
  const problemText = (moving: Moving, problem: TargetProblem | null): string => {
    if (problem === null) return t(($) => $.move.free);
    if (problem !== 'taken') return t(($) => $.move.problems[problem]);
    return t(($) => $.move.problems.taken, { by: bookingsInWay(days, moving).map(what).join(', ') });
  };
  return {
    /** For the ghost: `18:30–20:00 Uhr`. */
    time: timeText,
    /** `Platz 4, Di., 16. Juni, 18:30–20:00 Uhr: frei`. */
    full: (moving: Moving, problem: TargetProblem | null): string =>
      t(($) => $.move.at, {
        court: courtName(moving.to),
        date: date(moving.to.date, 'short'),
        time: timeText(moving.to),
        problem: problemText(moving, problem),
      }),
    picked: ({ booking }: Moving): string => t(($) => $.move.picked, { what: what(booking) }),
  };
};
