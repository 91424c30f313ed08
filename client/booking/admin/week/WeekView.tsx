import { slotMinutes } from '@platzwart/contracts/booking';
import { useEffect, useMemo, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Day } from '../../../courtPlan/plan/cell.ts';
import { cellAt } from '../../../courtPlan/plan/dayLookup.ts';
import type { Slot } from '../../../courtPlan/plan/slot.ts';
import { useDayBuilder } from '../../../courtPlan/plan/useDayBuilder.ts';
import { ListSkeleton } from '../../../ui/feedback/ListSkeleton.tsx';
import { fetchNames } from '../../data/fetchNames.ts';
import { type Period, weekOf } from '../address/calendarAddress.ts';
import type { CalendarProps } from '../calendarProps.ts';
import { CategoryLegend } from '../CategoryLegend.tsx';
import { focusPanel } from '../details/SidePanel.tsx';
import { entryAt, slotsOfEntry } from '../entry/bookingEntry.ts';
import { MovablePlan } from '../move/MovablePlan.tsx';
import { dayOf } from '../move/moveTarget.ts';
import { LoadFailure } from '../../../core/errors/LoadFailure.tsx';
import { WeekGrid, placeOf } from './WeekGrid.tsx';
import { type WeekDay, useWeek } from './useWeek.ts';
import { weekKey } from './weekRows.ts';

const nothing: readonly Slot[] = [];
const noneOwn = new Map<string, never>();
const noNames: ReadonlyMap<string, string> = new Map();

type Named = Period & Readonly<{ sport: string; days: readonly WeekDay[] | null }>;

/** Whose the bookings of the week are; asked for again when one has come whose name is not known. */
const useWeekNames = ({ sport, fromDate, toDate, days }: Named): ReadonlyMap<string, string> => {
  const environment = useRelayEnvironment();
  const [names, setNames] = useState(noNames);
  const isMissing = days?.some(({ bookings }) => bookings.some(({ id }) => !names.has(id))) ?? false;
  useEffect(() => {
    if (!isMissing) return;
    fetchNames(environment, { sport, fromDate, toDate }, true).then(
      (known) => setNames((before) => new Map([...before, ...known])),
      // Without them the plan says what kind of booking each is.
      () => undefined,
    );
  }, [isMissing, days, environment, sport, fromDate, toDate]);
  return names;
};

const cellOnDay = (days: readonly Day[], target: EventTarget) => {
  const place = placeOf(target);
  const day = place && dayOf(days, place.date);
  const cell = day && cellAt(day, place);
  return day && cell ? { day, cell } : null;
};

/** Seven days from Monday, live: every court by time. */
export const WeekView = ({ plan, clock, address, go, onEntry, onMoved }: CalendarProps) => {
  const { sport } = plan.sport;
  const { fromDate, toDate } = weekOf(address.date);
  const week = useWeek(sport, { fromDate, toDate });
  const people = useWeekNames({ sport, fromDate, toDate, days: week.days });
  const build = useDayBuilder();
  const { entry, date: entryDate } = address;
  const selection = useMemo(
    () => (entry ? slotsOfEntry(entry, { sport, date: entryDate }, slotMinutes(plan.sport)) : nothing),
    [entry, entryDate, sport, plan],
  );
  const days = useMemo(
    () =>
      week.days?.map(({ date, bookings }) => build(plan, { date, bookings, own: noneOwn, people, selection }, clock)),
    [week.days, build, plan, people, selection, clock],
  );
  return (
    <>
      {week.failure !== null && <LoadFailure failure={week.failure} onRetry={week.refresh} />}
      {days ? (
        <MovablePlan
          days={days}
          axis="right"
          clock={clock}
          find={(target) => cellOnDay(days, target)}
          keyOf={weekKey}
          onMoved={onMoved}
        >
          {(ghost) => (
            <WeekGrid
              days={days}
              today={clock.date}
              onDay={(date) => go({ view: 'day', date })}
              onCell={(day, cell) => {
                if (cell.state === 'booked') go({ booking: cell.booking.id });
                else if (cell.state === 'selected') focusPanel();
                else onEntry(entryAt(day, cell), 'single', day.date);
              }}
              overlay={ghost}
            />
          )}
        </MovablePlan>
      ) : (
        <ListSkeleton />
      )}
      <CategoryLegend />
    </>
  );
};
