import { guestFeeOf, endMinute, isOnline } from '@platzwart/contracts/booking';
import { type Cents, type LocalTime, type PaymentMethod, cents, minuteOfDay } from '@platzwart/contracts/core';

type Player = Readonly<{ userID: string | null; name: string }>;
type StoredPlayer = Readonly<{
  user: Readonly<{ userID: string; firstName: string; lastName: string }> | null | undefined;
  guestName: string | null | undefined;
}>;

/** The players of a booking in the form that the field takes; those whose names are no longer stored are left out. */
export const playersOf = (players: readonly StoredPlayer[] | null | undefined): readonly Player[] =>
  (players ?? []).flatMap(({ user, guestName }): readonly Player[] => {
    if (guestName != null) return [{ userID: null, name: guestName }];
    return user ? [{ userID: user.userID, name: `${user.firstName} ${user.lastName}` }] : [];
  });

const guestsIn = (players: readonly Player[]): number => players.filter(({ userID }) => userID === null).length;

type Booked = Readonly<{ start: LocalTime; end: LocalTime; guestFee: number | null | undefined }>;

/** What the guests cost after the change: as many as before cost what they did, others what the club asks today (decisions.md N24). */
export const feeAfter = (
  booking: Booked,
  [before, after]: readonly [readonly Player[], readonly Player[]],
  club: Readonly<{ guestFee: number }>,
): Cents => {
  const guests = guestsIn(after);
  if (guests === guestsIn(before)) return cents(booking.guestFee ?? 0);
  const span = { startMinute: minuteOfDay(booking.start), endMinute: endMinute(booking.end) };
  return guestFeeOf({ guestFee: cents(club.guestFee) }, guests, span);
};

/** Whether the change would be refused: what was paid online keeps its price (docs/adr/0064-online-payment.md). */
export const isFixedFee = (
  {
    guestFee,
    paymentMethod,
  }: Pick<Booked, 'guestFee'> & Readonly<{ paymentMethod?: PaymentMethod | null | undefined }>,
  fee: Cents,
): boolean => fee !== (guestFee ?? 0) && isOnline(paymentMethod ?? null);

/** Whether these are other people, or others in number. */
export const isOther = (before: readonly Player[], after: readonly Player[]): boolean =>
  JSON.stringify(before) !== JSON.stringify(after);
