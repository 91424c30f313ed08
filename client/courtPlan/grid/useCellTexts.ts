import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingCategory } from '@platzwart/contracts/booking';
import type { Court } from '@platzwart/contracts/core';
import { placeholder, compileTextTemplate } from '../../core/texts/textTemplate.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import type { LiveMark } from './liveMark.ts';
import type { Cell, ClosedReason, Offer } from '../plan/cell.ts';
import { type Place, endOf, minutesOf, startOf } from '../plan/slot.ts';
import type { PlanBooking } from '../plan/sportPlan.ts';

/** All texts of cells, in the language on screen; the same object until the language changes. */
export type CellTexts = Readonly<{
  /** The accessible name: `Platz 3, 18:00 bis 18:30, frei, 12,00 € für 60 Min.`. */
  name: (cell: Cell, court: Court) => string;
  /** The visible text of a cell where there is room. */
  text: (cell: Cell) => string;
  /** `Training: Jugend` or `Mitglied`; `Mitglied: Ben B.` where the viewer may see whose booking it is. */
  what: (booking: PlanBooking) => string;
  court: (court: Court) => string;
  mark: (kind: LiveMark['kind']) => string;
  /** Whose an own booking is: `Du`, or the first name of a child. */
  owner: (booking: PlanBooking) => string;
  range: (place: Place) => string;
  /** `12 €`, `12,50 €` */
  price: (amount: number) => string;
}>;

/** `of` with a cache for the few different prices, categories and reasons of a day. */
const memoize = <Key, Value>(of: (key: Key) => Value): ((key: Key) => Value) => {
  const cache = new Map<Key, Value>();
  return (key) => {
    const value = cache.get(key) ?? of(key);
    cache.set(key, value);
    return value;
  };
};

export const useCellTexts = (): CellTexts => {
  const { t } = useTranslation('courtPlan');
  const { cents, shortCents, timeRange } = useFormat();
  return useMemo(() => {
    const [place, price, minutes] = [placeholder('place'), placeholder('price'), placeholder('minutes')];
    const templates = {
      place: compileTextTemplate(
        t(($) => $.cell.place, { court: placeholder('court'), start: placeholder('start'), end: placeholder('end') }),
      ),
      free: compileTextTemplate(t(($) => $.cell.free, { place, price, minutes })),
      selected: compileTextTemplate(t(($) => $.cell.selected, { place })),
      closed: compileTextTemplate(t(($) => $.cell.closed, { place, reason: placeholder('reason') })),
      own: compileTextTemplate(t(($) => $.cell.own, { place })),
      ofChild: compileTextTemplate(t(($) => $.cell.ofChild, { place, name: placeholder('name') })),
      booked: compileTextTemplate(t(($) => $.cell.booked, { place, what: placeholder('what') })),
    };
    const [priceText, shortPrice] = [memoize(cents), memoize(shortCents)];
    const offerTexts = ({ minutes: length, price: cost }: Offer) => ({
      minutes: String(length),
      price: priceText(cost),
    });
    const categoryName = memoize((category: BookingCategory) => t(($) => $.categories[category]));
    // What is held for somebody has the category of a closure: only its person is told more than that it is taken.
    const kindOf = ({ category, title, own }: PlanBooking): string => {
      if (category === 'BLOCK' && own) return '';
      return category === 'BLOCK' && title === null ? t(($) => $.cell.taken) : categoryName(category);
    };
    const what = (booking: PlanBooking): string =>
      [kindOf(booking), booking.title ?? booking.person].filter(Boolean).join(': ');
    const shortWhat = (booking: PlanBooking): string =>
      [booking.title, booking.own ? null : booking.person].find(Boolean) ?? kindOf(booking);
    const reasonPhrase = memoize((reason: ClosedReason) =>
      compileTextTemplate(t(($) => $.reasons[reason], { minutes: placeholder('minutes') })),
    );
    const closed = (cell: Extract<Cell, { state: 'closed' }>): string =>
      reasonPhrase(cell.reason)({ minutes: String(minutesOf(cell)) });
    const range = (place: Place): string => timeRange(startOf(place), endOf(place));
    const name = (cell: Cell, court: Court): string => {
      const at = templates.place({ court: court.name, start: startOf(cell), end: endOf(cell) });
      if (cell.state === 'free') return templates.free({ place: at, ...offerTexts(cell.offer) });
      if (cell.state === 'selected') return templates.selected({ place: at });
      if (cell.state === 'closed') return templates.closed({ place: at, reason: closed(cell) });
      const { own, person, category } = cell.booking;
      if (!own || category === 'BLOCK') return templates.booked({ place: at, what: what(cell.booking) });
      return person === null ? templates.own({ place: at }) : templates.ofChild({ place: at, name: person });
    };
    const text = (cell: Cell): string => {
      if (cell.state === 'free') return shortPrice(cell.offer.price);
      if (cell.state === 'booked') return shortWhat(cell.booking);
      if (cell.state === 'closed' && cell.reason === 'tooShort')
        return t(($) => $.cell.tooShort, { minutes: minutesOf(cell) });
      return '';
    };
    return {
      name,
      text,
      what,
      range,
      price: shortPrice,
      court: ({ name: courtName, surface }) => `${courtName}, ${t(($) => $.surfaces[surface])}`,
      mark: memoize((kind) => t(($) => $.marks[kind])),
      owner: ({ person }) => person ?? t(($) => $.cell.you),
    };
  }, [t, cents, shortCents, timeRange]);
};
