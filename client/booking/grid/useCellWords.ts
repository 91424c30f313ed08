import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Court, timeOfMinute } from '@platzwart/contracts/core';
import { useFormat } from '../../core/useFormat.ts';
import type { Cell } from '../plan/cell.ts';
import { type Place, endOf, minutesOf, startOf } from '../plan/slot.ts';
import type { PlanBooking } from '../plan/sportPlan.ts';

/** Everything the plan says about a cell, in the language on screen; the same object until the language changes. */
export type CellWords = Readonly<{
  /** What a screen reader says: `Platz 3, 18:00 bis 18:30, frei, 6,00 €`. */
  name: (cell: Cell, court: Court) => string;
  /** What is written into a cell where there is room. */
  text: (cell: Cell) => string;
  /** `Training: Jugend` or `Mitglied`; never whose booking it is. */
  what: (booking: PlanBooking) => string;
  court: (court: Court) => string;
  mark: (kind: 'taken' | 'freed') => string;
  you: string;
  range: (place: Place) => string;
}>;

export const useCellWords = (): CellWords => {
  const { t } = useTranslation('booking');
  const { cents, timeRange } = useFormat();
  return useMemo(() => {
    const what = ({ category, title }: PlanBooking): string => {
      const name = t(($) => $.categories[category]);
      return title ? `${name}: ${title}` : name;
    };
    const closed = (cell: Extract<Cell, { state: 'closed' }>): string =>
      t(($) => $.reasons[cell.reason], { minutes: minutesOf(cell) });
    const range = (place: Place): string => timeRange(startOf(place), endOf(place));
    const placeOf = (cell: Cell, court: Court): string =>
      t(($) => $.cell.place, {
        court: court.name,
        start: timeOfMinute(cell.startMinute),
        end: timeOfMinute(cell.endMinute),
      });
    const name = (cell: Cell, court: Court): string => {
      const place = placeOf(cell, court);
      if (cell.state === 'free') return t(($) => $.cell.free, { place, price: cents(cell.price) });
      if (cell.state === 'selected') return t(($) => $.cell.selected, { place, price: cents(cell.price) });
      if (cell.state === 'closed') return t(($) => $.cell.closed, { place, reason: closed(cell) });
      return cell.booking.own
        ? t(($) => $.cell.own, { place })
        : t(($) => $.cell.booked, { place, what: what(cell.booking) });
    };
    const text = (cell: Cell): string => {
      if (cell.state === 'free') return cents(cell.price);
      if (cell.state === 'booked') return cell.booking.title ?? t(($) => $.categories[cell.booking.category]);
      if (cell.state === 'closed' && cell.reason === 'tooShort')
        return t(($) => $.cell.tooShort, { minutes: minutesOf(cell) });
      return '';
    };
    return {
      name,
      text,
      what,
      range,
      court: ({ name: courtName, surface }) => `${courtName}, ${t(($) => $.surfaces[surface])}`,
      mark: (kind) => t(($) => $.marks[kind]),
      you: t(($) => $.cell.you),
    };
  }, [t, cents, timeRange]);
};
