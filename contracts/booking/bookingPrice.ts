import {
  type BookingRules,
  type Cents,
  type LocalDate,
  type PriceRow,
  type Role,
  type SportSettings,
  isPublicHoliday,
  minuteOfDay,
  noCents,
  shareOfCents,
  sumOfCents,
  weekdayOf,
} from '../core/index.ts';
import { slotMinutes } from './slots.ts';

/** Saturday and Sunday, and public holidays where the club treats them alike (decisions.md P6). */
const isWeekend = (date: LocalDate, { holidayRegion }: Pick<BookingRules, 'holidayRegion'>): boolean =>
  weekdayOf(date) >= 6 || (holidayRegion !== null && isPublicHoliday(date, holidayRegion));

/** decisions.md B7: an ADMIN books at the member price. */
const hourlyPrice = (row: PriceRow, role: Role, weekend: boolean): Cents => {
  if (role === 'GUEST') return weekend ? row.weekendGuest : row.guest;
  if (role === 'TRAINER') return weekend ? row.weekendTrainer : row.trainer;
  return weekend ? row.weekendMember : row.member;
};

/** Before the first row's time, the first row applies. */
const rowAt = (rows: readonly PriceRow[], minute: number): PriceRow | undefined =>
  rows.findLast((row) => minuteOfDay(row.time) <= minute) ?? rows[0];

export type PricedBlock = Readonly<{ listPrice: Cents; price: Cents }>;

/**
 * What one block costs: each slot by the price row at its start, half an hour being half an hour's price rounded
 * half up, less the person's discount per slot; the block is the sum (decisions.md P4, P5, P7, P8).
 * `startMinute` and `endMinute` count from local midnight; a last half hour that fills no slot counts as one.
 * `discount` is percent. A sport without price rows costs nothing.
 */
export const priceOfBlock = (
  settings: Readonly<{ sport: Pick<SportSettings, 'halfHour' | 'prices'>; rules: Pick<BookingRules, 'holidayRegion'> }>,
  block: Readonly<{ date: LocalDate; startMinute: number; endMinute: number }>,
  buyer: Readonly<{ role: Role; discount: number }>,
): PricedBlock => {
  const weekend = isWeekend(block.date, settings.rules);
  const slots = slotsOf(block, slotMinutes(settings.sport)).map(({ start, minutes }) => {
    const row = rowAt(settings.sport.prices, start);
    return row ? shareOfCents(hourlyPrice(row, buyer.role, weekend), minutes, 60) : noCents;
  });
  const reduced = slots.map((slot) => shareOfCents(slot, 100 - buyer.discount, 100));
  return { listPrice: sumOfCents(slots), price: sumOfCents(reduced) };
};

const slotsOf = ({ startMinute, endMinute }: Readonly<{ startMinute: number; endMinute: number }>, step: number) =>
  Array.from({ length: Math.ceil((endMinute - startMinute) / step) }, (_, index) => {
    const start = startMinute + index * step;
    return { start, minutes: Math.min(step, endMinute - start) };
  });
