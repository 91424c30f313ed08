import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingCategory } from '@platzwart/contracts/booking';
import type { Court } from '@platzwart/contracts/core';
import { hole, phraseOf } from '../../core/phrase.ts';
import { useFormat } from '../../core/useFormat.ts';
import type { Cell, ClosedReason } from '../plan/cell.ts';
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

/** `of` with a memory, for the few different prices, kinds and reasons of a day. */
const remembering = <Key, Words>(of: (key: Key) => Words): ((key: Key) => Words) => {
  const known = new Map<Key, Words>();
  return (key) => {
    const words = known.get(key) ?? of(key);
    known.set(key, words);
    return words;
  };
};

export const useCellWords = (): CellWords => {
  const { t } = useTranslation('booking');
  const { cents, timeRange } = useFormat();
  return useMemo(() => {
    const [place, price] = [hole('place'), hole('price')];
    const say = {
      place: phraseOf(t(($) => $.cell.place, { court: hole('court'), start: hole('start'), end: hole('end') })),
      free: phraseOf(t(($) => $.cell.free, { place, price })),
      selected: phraseOf(t(($) => $.cell.selected, { place, price })),
      closed: phraseOf(t(($) => $.cell.closed, { place, reason: hole('reason') })),
      own: phraseOf(t(($) => $.cell.own, { place })),
      booked: phraseOf(t(($) => $.cell.booked, { place, what: hole('what') })),
    };
    const priceText = remembering(cents);
    const categoryName = remembering((category: BookingCategory) => t(($) => $.categories[category]));
    const what = ({ category, title }: PlanBooking): string => {
      const name = categoryName(category);
      return title ? `${name}: ${title}` : name;
    };
    const reasonPhrase = remembering((reason: ClosedReason) =>
      phraseOf(t(($) => $.reasons[reason], { minutes: hole('minutes') })),
    );
    const closed = (cell: Extract<Cell, { state: 'closed' }>): string =>
      reasonPhrase(cell.reason)({ minutes: String(minutesOf(cell)) });
    const range = (place: Place): string => timeRange(startOf(place), endOf(place));
    const name = (cell: Cell, court: Court): string => {
      const at = say.place({ court: court.name, start: startOf(cell), end: endOf(cell) });
      if (cell.state === 'free') return say.free({ place: at, price: priceText(cell.price) });
      if (cell.state === 'selected') return say.selected({ place: at, price: priceText(cell.price) });
      if (cell.state === 'closed') return say.closed({ place: at, reason: closed(cell) });
      return cell.booking.own ? say.own({ place: at }) : say.booked({ place: at, what: what(cell.booking) });
    };
    const text = (cell: Cell): string => {
      if (cell.state === 'free') return priceText(cell.price);
      if (cell.state === 'booked') return cell.booking.title ?? categoryName(cell.booking.category);
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
      mark: remembering((kind) => t(($) => $.marks[kind])),
      you: t(($) => $.cell.you),
    };
  }, [t, cents, timeRange]);
};
