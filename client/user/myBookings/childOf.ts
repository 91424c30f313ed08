import type { BookingEntry } from './useBookingEntry.ts';

/** The first name of the viewer's child whose booking it is, or who plays in it without the viewer; null: it is about the viewer. */
export const childOf = (
  { playingFamily, user }: BookingEntry['booking'],
  viewer: Readonly<{ userID: string }>,
): string | null => {
  if (playingFamily.length === 0) return user && user.userID !== viewer.userID ? user.firstName : null;
  return playingFamily.some(({ userID }) => userID === viewer.userID) ? null : (playingFamily[0]?.firstName ?? null);
};
