import {
  type BookingCategory,
  type ChangeScope,
  bookingCategories,
  isSeasonTicket,
} from '@platzwart/contracts/booking';
import { type LocalDate, cents } from '@platzwart/contracts/core';
import { endOf, startOf } from '../../../courtPlan/plan/slot.ts';
import {
  type BookingDraft,
  type WholeDraft,
  centsOf,
  checkOf,
  emptyDraft,
  inputOf,
  needsOf,
} from '../entry/bookingDraft.ts';
import type { Target } from '../move/moveTarget.ts';
import type { KnownBooking } from './knownBooking.ts';

/** What a booking is to become, for which dates, and why. */
export type BookingChange = Readonly<{
  whole: WholeDraft;
  scope: ChangeScope;
  /** Also dates that were changed by themselves (decisions.md N14). */
  includeChanged: boolean;
  /** The new last date of the series; null: as it is, and for one date alone. */
  lastDate: LocalDate | null;
  reason: string;
}>;

/** Only the categories say which role the person has; the server knows it. */
const personOf = ({ user, category }: Pick<KnownBooking, 'user' | 'category'>): BookingDraft['person'] =>
  user ? { ...user, role: needsOf(category).roles[0] ?? 'MEMBER' } : null;

/** A booking as the form shows it. Its price stays empty: it is another one only where the admin enters one. */
export const wholeOf = (booking: KnownBooking): WholeDraft => ({
  draft: {
    ...emptyDraft,
    category: booking.category,
    person: personOf(booking),
    title: booking.title ?? '',
    remark: booking.remark ?? '',
  },
  entry: { courts: [booking.court], start: booking.start, end: booking.end },
  date: booking.date,
  choices: [],
});

/** The same booking at another place and time. */
export const movedTo = (whole: WholeDraft, to: Target): WholeDraft => ({
  ...whole,
  date: to.date,
  entry: { courts: [to.court], start: startOf(to), end: endOf(to) },
});

/** What a booking can become: only a series is a season ticket (decisions.md B12). */
export const categoriesFor = ({ seriesID }: Pick<KnownBooking, 'seriesID'>): readonly BookingCategory[] =>
  bookingCategories.filter((category) => seriesID != null || !isSeasonTicket(category));

/** Whether it is for somebody else then: it is cancelled and booked anew (decisions.md B18), which takes a reason (B4). */
const hasOtherOwner = (before: WholeDraft, after: WholeDraft): boolean =>
  inputOf('', before).userID !== inputOf('', after).userID;

const partsOf = ({ draft, entry, date }: WholeDraft): string =>
  JSON.stringify([
    ...[draft.category, draft.person?.userID, draft.title.trim(), draft.remark.trim(), draft.price.trim()],
    ...[date, entry.courts, entry.start, entry.end],
  ]);

/** A change without a difference is not sent (decisions.md N14). */
export const hasDifference = (before: WholeDraft, after: WholeDraft): boolean => partsOf(before) !== partsOf(after);

type Changed = Pick<KnownBooking, '_id' | 'sport' | 'seriesID' | 'enddate'> & Readonly<{ from: WholeDraft }>;

/** The last date of the series that the change asks for; null where it stays. */
const newLastDate = (
  { enddate }: Pick<Changed, 'enddate'>,
  { scope, lastDate }: Pick<BookingChange, 'scope' | 'lastDate'>,
): LocalDate | null => (scope === 'THIS' || lastDate === enddate ? null : lastDate);

/** Whether the series can end on the day that was entered: not before this booking, nor further ahead than the club books. */
export const canEndOn = (
  changed: Pick<KnownBooking, 'date' | 'enddate'>,
  change: Pick<BookingChange, 'scope' | 'lastDate'>,
  last: LocalDate,
): boolean => {
  const lastDate = newLastDate(changed, change);
  return lastDate === null || (lastDate >= changed.date && lastDate <= last);
};

/** Whether the change is about something: this booking, or the end of its series. */
export const isChange = (changed: Changed, change: BookingChange): boolean =>
  hasDifference(changed.from, change.whole) || newLastDate(changed, change) !== null;

const endsEarlier = (changed: Changed, change: BookingChange): boolean => {
  const lastDate = newLastDate(changed, change);
  return lastDate !== null && changed.enddate != null && lastDate < changed.enddate;
};

/** Who loses a booking is told why (decisions.md B4, N18). */
export const needsReason = (changed: Changed, change: BookingChange): boolean => {
  const { whole } = change;
  if (hasOtherOwner(changed.from, whole) || whole.choices.some(({ action }) => action === 'DISPLACE')) return true;
  return whole.draft.person !== null && endsEarlier(changed, change);
};

export const changedFrom = (booking: KnownBooking): Changed => ({ ...booking, from: wholeOf(booking) });

const lastDateIn = (changed: Changed, change: BookingChange): Readonly<{ enddate?: LocalDate }> => {
  const enddate = newLastDate(changed, change);
  return enddate === null ? {} : { enddate };
};

/** The input of `updateBooking`: a text or price that does not change is left out, and stays as it is. */
export const inputOfChange = (changed: Changed, change: BookingChange) => {
  const { _id, sport, seriesID, from } = changed;
  const { whole, scope, includeChanged, reason } = change;
  const { date, category, court, start, end, userID, title, remark, choices } = inputOf(sport, whole);
  const old = inputOf(sport, from);
  return {
    ...{ _id, sport, date, category, court, start, end, reason: reason.trim() || null },
    ...(hasOtherOwner(from, whole) && { userID }),
    ...(title !== old.title && { title }),
    ...(remark !== old.remark && { remark }),
    ...(whole.draft.price.trim() !== '' && { price: centsOf(whole.draft.price) }),
    ...(choices && { choices }),
    ...(seriesID != null && { scope, includeChanged, ...lastDateIn(changed, change) }),
  };
};
export type ChangeInput = ReturnType<typeof inputOfChange>;

/** What `checkAvailability` is asked with; null as long as it could not be answered, and where nothing is different. */
export const checkOfChange = (changed: Changed, change: BookingChange) =>
  isChange(changed, change) && checkOf(changed.sport, change.whole)
    ? { ...inputOfChange(changed, change), reason: null }
    : null;

/** The change that leads back (decisions.md N19); a price that it has set goes back to the one before. */
export const undoOf = (booking: KnownBooking, { whole, ...change }: BookingChange): ChangeInput => ({
  ...inputOfChange(
    { ...booking, enddate: change.lastDate ?? booking.enddate, from: whole },
    { ...change, lastDate: booking.enddate ?? null, whole: wholeOf(booking) },
  ),
  ...(whole.draft.price.trim() !== '' && booking.price != null && { price: cents(booking.price) }),
});
