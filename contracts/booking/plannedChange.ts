import { type BookingId, type LocalDate, type OnConflict, addDays, daysBetween } from '../core/index.ts';
import type { ChangeScope } from './bookingChangeEvents.ts';
import { isSeasonTicket } from '../core/bookingCategories.ts';
import type { ChangeBooking } from './changeBookingCommand.ts';
import type { OccurrenceChoice } from './entryFields.ts';
import type { SkippedDate } from './bookingBlock.ts';
import { type Recurrence, datesOf, isWithinLimits, leftOutDatesOf } from './recurrence.ts';

/** What a change needs to know of a live booking. Minutes count from local midnight. */
export type ChangeableBooking = Readonly<{
  bookingId: BookingId;
  date: LocalDate;
  court: number;
  startMinute: number;
  endMinute: number;
  /** A date of a series that no longer follows it. */
  changedAlone: boolean;
}>;

/** Why a date stays as it is: over or begun, changed by itself before, its new court taken, or so chosen (decisions.md N14). */
export const keptReasons = ['PAST', 'CHANGED_ALONE', 'TAKEN', 'CHOSEN'] as const;
export type KeptReason = (typeof keptReasons)[number];

/** A day and a court, and what happens where it is taken. */
type Place = Readonly<{ date: LocalDate; court: number; ifTaken: OnConflict }>;
export type Move<Booking> = Place & Readonly<{ booking: Booking }>;
export type Kept<Booking> = Readonly<{ booking: Booking; reason: KeptReason }>;

/** What a change does to which bookings, before anybody asks whether the courts are free. */
export type PlannedChange<Booking> = Readonly<{
  scope: ChangeScope;
  /** By how many days each date is moved. */
  days: number;
  moves: readonly Move<Booking>[];
  kept: readonly Kept<Booking>[];
  /** Dates after the new last date: they are cancelled. */
  dropped: readonly Booking[];
  /** Dates up to the new last date. */
  added: readonly Place[];
  /** Dates up to the new last date that are left out by choice. */
  leftOut: readonly SkippedDate[];
  /** The new rule of the series; null for a single booking, and for one date alone. */
  rule: Recurrence | null;
}>;

export type BookingsToChange<Booking> = Readonly<{
  /** The booking that the change names; of a series its first live one. */
  named: Booking;
  /** All live bookings of the series; for a single booking that one. */
  live: readonly Booking[];
  /** Null for a single booking. */
  rule: Recurrence | null;
}>;

type Moment = Readonly<{ date: LocalDate; minute: number }>;
type Input = Pick<
  ChangeBooking['data'],
  'scope' | 'repetition' | 'date' | 'court' | 'enddate' | 'includeChanged' | 'onConflict' | 'choices'
>;

const isAfter = (date: LocalDate, minute: number, now: Moment): boolean =>
  date === now.date ? minute > now.minute : date > now.date;

/** decisions.md B18: this date for NONE and without a repetition, else all. `isSeries`: the series itself is named. */
export const scopeOf = ({ scope, repetition }: Pick<Input, 'scope' | 'repetition'>, isSeries: boolean): ChangeScope =>
  scope ?? (isSeries || (repetition !== null && repetition !== 'NONE') ? 'ALL' : 'THIS');

const keyOf = ({ date, court }: Readonly<{ date: LocalDate; court: number }>): string => `${date} ${court}`;

const placed = (planned: Place, choices: ReadonlyMap<string, OccurrenceChoice>): Place | null => {
  const choice = choices.get(keyOf(planned));
  if (choice?.action === 'SKIP') return null;
  if (choice?.action === 'DISPLACE') return { ...planned, ifTaken: 'DISPLACE' };
  return choice ? { ...planned, court: choice.otherCourt ?? planned.court, ifTaken: 'ABORT' } : planned;
};

/** Why `booking` stays as it is; null where it is changed. A single date is changed until its end, others until their start. */
const keptWhy = <Booking extends ChangeableBooking>(
  booking: Booking,
  {
    named,
    scope,
    includeChanged,
    now,
  }: Readonly<{ named: Booking; scope: ChangeScope; includeChanged: boolean; now: Moment }>,
): KeptReason | null => {
  const isNamed = booking.bookingId === named.bookingId;
  if (!isAfter(booking.date, scope === 'THIS' ? booking.endMinute : booking.startMinute, now)) return 'PAST';
  return booking.changedAlone && !includeChanged && !isNamed ? 'CHANGED_ALONE' : null;
};

const ruleAfter = (rule: Recurrence, days: number, enddate: LocalDate | null): Recurrence => ({
  repetition: rule.repetition,
  startdate: addDays(rule.startdate, days),
  enddate: enddate === null || enddate === rule.enddate ? addDays(rule.enddate, days) : enddate,
});

/** What a change says about each booking of its scope. */
type Said<Booking> = Readonly<{
  input: Input;
  choices: ReadonlyMap<string, OccurrenceChoice>;
  named: Booking;
  scope: ChangeScope;
  days: number;
  rule: Recurrence | null;
  now: Moment;
}>;
type Fate<Booking> = Readonly<{ move: Move<Booking> } | { kept: Kept<Booking> } | { dropped: Booking }>;

const isInScope = <Booking extends ChangeableBooking>(booking: Booking, { named, scope }: Said<Booking>): boolean => {
  if (booking.bookingId === named.bookingId || scope === 'ALL') return true;
  return scope === 'FOLLOWING' && booking.date >= named.date;
};

const fateOf = <Booking extends ChangeableBooking>(booking: Booking, said: Said<Booking>): Fate<Booking> => {
  const { input, named, days, rule, choices } = said;
  const reason = keptWhy(booking, { ...said, includeChanged: input.includeChanged });
  if (reason) return { kept: { booking, reason } };
  const court = booking.court === named.court || booking.changedAlone ? input.court : booking.court;
  const target = placed({ date: addDays(booking.date, days), court, ifTaken: input.onConflict }, choices);
  if (!target) return { kept: { booking, reason: 'CHOSEN' } };
  return rule && target.date > rule.enddate ? { dropped: booking } : { move: { ...target, booking } };
};

/**
 * What a change of a booking or a series does (decisions.md N14): all dates of the scope are moved by as many days as the named one; those
 * on the court of the named one get its new court. Null where the series would have no date or more than it may have (B11). Pure, so that
 * the preview and the command cannot differ.
 */
export const plannedChange = <Booking extends ChangeableBooking>(
  input: Input & Readonly<{ isSeries: boolean }>,
  { named, live, rule: ruleBefore }: BookingsToChange<Booking>,
  now: Moment,
): PlannedChange<Booking> | null => {
  const scope = ruleBefore === null ? 'THIS' : scopeOf(input, input.isSeries);
  const days = daysBetween(named.date, input.date);
  const rule = ruleBefore === null || scope === 'THIS' ? null : ruleAfter(ruleBefore, days, input.enddate);
  if (rule && !isWithinLimits(rule)) return null;
  const choices = new Map(input.choices.map((choice) => [keyOf(choice), choice]));
  const said = { input, choices, named, scope, days, rule, now };
  const fates = live.filter((booking) => isInScope(booking, said)).map((booking) => fateOf(booking, said));
  const moves = fates.flatMap((fate) => ('move' in fate ? [fate.move] : []));
  const added =
    rule && ruleBefore
      ? addedDates(rule, addDays(ruleBefore.enddate, days), courtsOf(moves, input.court))
      : { places: [], monthsLeftOut: [] };
  return {
    ...{ scope, days, moves, rule },
    kept: fates.flatMap((fate) => ('kept' in fate ? [fate.kept] : [])),
    dropped: fates.flatMap((fate) => ('dropped' in fate ? [fate.dropped] : [])),
    added: added.places.flatMap((place) => placed({ ...place, ifTaken: input.onConflict }, choices) ?? []),
    leftOut: [
      ...added.places
        .filter((place) => choices.get(keyOf(place))?.action === 'SKIP')
        .map((place) => ({ ...place, reason: 'CHOSEN' as const })),
      ...added.monthsLeftOut,
    ],
  };
};

type RuleInput = Pick<ChangeBooking['data'], 'scope' | 'repetition' | 'startdate' | 'category'>;

/**
 * The input that would make the rule of a series another one, apart from its last date, or a season ticket of a single booking
 * (decisions.md B12); null where there is none.
 */
export const refusedRuleInput = (
  { scope, repetition, startdate, category }: RuleInput,
  rule: Recurrence | null,
  isSeries: boolean,
): 'repetition' | 'startdate' | 'category' | null => {
  if (![null, 'NONE', rule?.repetition].includes(repetition)) return 'repetition';
  if (!rule) return isSeasonTicket(category) ? 'category' : null;
  if (startdate === null || startdate === rule.startdate) return null;
  return scopeOf({ scope, repetition }, isSeries) === 'THIS' ? null : 'startdate';
};

/** The courts that the series has from now on, in order; a date that was changed by itself says nothing about them. */
const courtsOf = (moves: readonly Move<ChangeableBooking>[], court: number): readonly number[] => {
  const regular = moves.filter(({ booking }) => !booking.changedAlone).map((move) => move.court);
  return [...new Set(regular.length > 0 ? regular : [court])].toSorted((one, other) => one - other);
};

/** What a later last date adds to a series, and the months without such a day that it leaves out (Q16). */
const addedDates = (rule: Recurrence, lastBefore: LocalDate, courts: readonly number[]) => {
  const placesOn = (dates: readonly LocalDate[]) =>
    dates.filter((date) => date > lastBefore).flatMap((date) => courts.map((court) => ({ date, court })));
  return {
    places: placesOn(datesOf(rule)),
    monthsLeftOut: placesOn(leftOutDatesOf(rule)).map((place) => ({ ...place, reason: 'NO_SUCH_DAY' as const })),
  };
};
