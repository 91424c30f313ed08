import { useMemo } from 'react';
import { slotMinutes } from '@platzwart/contracts/booking';
import { CourtGrid } from '../../../courtPlan/grid/CourtGrid.tsx';
import type { GridActions } from '../../../courtPlan/grid/useGridActions.ts';
import { cellFrom } from '../../../courtPlan/grid/cellElement.ts';
import { type Slot, placeKey } from '../../../courtPlan/plan/slot.ts';
import { useDayBuilder } from '../../../courtPlan/plan/useDayBuilder.ts';
import { ListSkeleton } from '../../../ui/feedback/ListSkeleton.tsx';
import { useCourtPlan } from '../../data/useCourtPlan.ts';
import { usePlanNames } from '../../data/usePlanNames.ts';
import { focusPanel } from '../details/SidePanel.tsx';
import { entryAt, entryBetween, slotsOfEntry } from '../entry/bookingEntry.ts';
import { dateAway } from '../address/calendarAddress.ts';
import type { CalendarProps } from '../calendarProps.ts';
import { CategoryLegend } from '../CategoryLegend.tsx';
import { MovablePlan } from '../move/MovablePlan.tsx';
import { LoadFailure } from '../../../core/errors/LoadFailure.tsx';
import { useCellRange } from './useCellRange.ts';
import './dayView.css';

const nothing: readonly Slot[] = [];
/** In the club's calendar every booking has its person's name, the admin's own, too. */
const noneOwn = new Map<string, never>();
/** The names are for the club's administration, whatever members may see (decisions.md B24). */
const allNames = { showNames: true, person: { id: '', memberNumber: '', role: 'ADMIN' } } as const;

const canActivate = (): boolean => true;

/** One day, live: every court by time, as members see it, with names. */
export const DayView = ({ plan, clock, address, go, onEntry, onMoved }: CalendarProps) => {
  const { sport } = plan.sport;
  const requested = useMemo(() => ({ sport, date: address.date }), [sport, address.date]);
  const { shown, bookings, marks, failure, refresh } = useCourtPlan(requested);
  const people = usePlanNames({ shown, bookings }, allNames);
  const [buildPlain, buildChosen] = [useDayBuilder(), useDayBuilder()];
  const content = useMemo(
    () => (shown && shown.sport === sport ? { date: shown.date, bookings, own: noneOwn, people } : null),
    [shown, sport, bookings, people],
  );
  const plain = useMemo(
    () => content && buildPlain(plan, { ...content, selection: nothing }, clock),
    [content, buildPlain, plan, clock],
  );
  const { handlers, dragged } = useCellRange(plain, (range, how) => {
    if (plain) onEntry(entryBetween(plain, range), how);
  });
  const entry = plain && dragged ? entryBetween(plain, dragged) : address.entry;
  const selection = useMemo(
    () => (entry ? slotsOfEntry(entry, requested, slotMinutes(plan.sport)) : nothing),
    [entry, requested, plan],
  );
  const day = useMemo(
    () => content && buildChosen(plan, { ...content, selection }, clock),
    [content, buildChosen, plan, selection, clock],
  );
  const actions: GridActions = {
    onActivate: (cell) => {
      if (cell.state === 'booked') go({ booking: cell.booking.id });
      else if (cell.state === 'selected') focusPanel();
      else if (day) onEntry(entryAt(day, cell), 'single');
    },
    onRange: () => false,
    onShrink: () => false,
    onDay: (to) => go({ date: to === 'today' ? clock.date : dateAway(address, to === 'next' ? 1 : -1) }),
    onEscape: () => go({ booking: null, entry: null }),
    onLeave: () => undefined,
  };
  return (
    <>
      {failure !== null && <LoadFailure failure={failure} onRetry={refresh} />}
      {day ? (
        <MovablePlan
          days={[day]}
          axis="down"
          clock={clock}
          find={(target) => {
            const cell = cellFrom(day, target);
            return cell ? { day, cell } : null;
          }}
          keyOf={(_, cell) => placeKey(cell)}
          onMoved={onMoved}
        >
          {(ghost) => (
            <div {...handlers}>
              <CourtGrid
                day={day}
                clock={clock}
                marks={marks}
                only={null}
                density="comfortable"
                isBusy={day.date !== address.date}
                explanation={null}
                actions={actions}
                canActivate={canActivate}
                overlay={ghost}
              />
            </div>
          )}
        </MovablePlan>
      ) : (
        <ListSkeleton />
      )}
      <CategoryLegend />
    </>
  );
};
