import type { Availability } from '../entry/fetchAvailability.ts';

type PlannedDate = Availability['listed']['dates'][number];
type Conflict = PlannedDate['conflicts'][number];

/** A booking that makes way. */
export type ImpactRow = Pick<Conflict, 'bookingID' | 'start' | 'end' | 'category' | 'paymentMethod'> &
  Pick<PlannedDate, 'date' | 'court'> &
  Readonly<{
    /** First and last name. */
    who: string | null;
    title: string | null;
    /** Cents that its owner gets back or no longer pays. */
    refund: number;
  }>;

/** Each booking in the way of these dates once, by day and time: a long one can be in the way of several. */
export const impactRowsOf = (
  dates: readonly Pick<PlannedDate, 'date' | 'court' | 'conflicts'>[],
): readonly ImpactRow[] => {
  const rows = dates.flatMap(({ date, court, conflicts }) =>
    conflicts.map(({ bookingID, start, end, category, title, user, refund, paymentMethod }): ImpactRow => ({
      ...{ bookingID, date, court, start, end, category, paymentMethod },
      who: user ? `${user.firstName} ${user.lastName}` : null,
      title: title ?? null,
      refund: refund ?? 0,
    })),
  );
  const unique = [...new Map(rows.map((row) => [row.bookingID, row])).values()];
  return unique.toSorted((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1));
};

const timeOf = ({ date, start, court }: ImpactRow): string => `${date} ${start} ${String(court).padStart(2, '0')}`;
