import { useMemo } from 'react';
import { CourtGrid } from '../../../courtPlan/grid/CourtGrid.tsx';
import type { GridActions } from '../../../courtPlan/grid/useGridActions.ts';
import type { Cell } from '../../../courtPlan/plan/cell.ts';
import { useDayBuilder } from '../../../courtPlan/plan/useDayBuilder.ts';
import { ListSkeleton } from '../../../ui/feedback/ListSkeleton.tsx';
import { useCourtPlan } from '../../data/useCourtPlan.ts';
import { usePlanNames } from '../../data/usePlanNames.ts';
import { dateAway } from '../address/calendarAddress.ts';
import type { CalendarProps } from '../calendarProps.ts';
import { CategoryLegend } from '../CategoryLegend.tsx';
import { PlanFailure } from '../PlanFailure.tsx';

const nothing: readonly never[] = [];
/** In the club's calendar every booking has its person's name, the admin's own, too. */
const noneOwn: ReadonlyMap<string, unknown> = new Map();
/** The names are for the club's administration, whatever members may see (decisions.md B24). */
const allNames = { showNames: true, person: { id: '', memberNumber: '', role: 'ADMIN' } } as const;

const isBooked = (cell: Cell): boolean => cell.state === 'booked';

/** One day, live: every court by time, as members see it, with names. */
export const DayView = ({ plan, clock, address, go }: CalendarProps) => {
  const { sport } = plan.sport;
  const requested = useMemo(() => ({ sport, date: address.date }), [sport, address.date]);
  const { shown, bookings, marks, failure, refresh } = useCourtPlan(requested);
  const people = usePlanNames({ shown, bookings }, allNames);
  const build = useDayBuilder();
  const day = useMemo(
    () =>
      shown && shown.sport === sport
        ? build(plan, { date: shown.date, bookings, own: noneOwn, people, selection: nothing }, clock)
        : null,
    [shown, sport, build, plan, bookings, people, clock],
  );
  const actions: GridActions = {
    onActivate: (cell) => {
      if (cell.state === 'booked') go({ booking: cell.booking.id });
    },
    onRange: () => false,
    onShrink: () => false,
    onDay: (to) => go({ date: to === 'today' ? clock.date : dateAway(address, to === 'next' ? 1 : -1) }),
    onEscape: () => go({ booking: null }),
    onLeave: () => undefined,
  };
  return (
    <>
      {failure !== null && <PlanFailure failure={failure} onRetry={refresh} />}
      {day ? (
        <CourtGrid
          day={day}
          clock={clock}
          marks={marks}
          only={null}
          density="comfortable"
          isBusy={day.date !== address.date}
          explanation={null}
          actions={actions}
          canActivate={isBooked}
        />
      ) : (
        <ListSkeleton />
      )}
      <CategoryLegend />
    </>
  );
};
