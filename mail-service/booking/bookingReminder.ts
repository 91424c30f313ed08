import type { CourtBlock } from '@platzwart/contracts/booking';
import { cancellableUntil, millisecondsOf } from '@platzwart/contracts/club-time';
import type { Club } from '../core/readClub.ts';
import { type MailDefinition, pointless, written } from '../core/mailDefinition.ts';
import { blockText } from './blockText.ts';
import { bookingTexts } from './bookingTexts.ts';

/** Whether the owner may still give back one of them: where the club's period is a day or longer, it has ended when the reminder is sent. */
const canRelease = (ahead: readonly CourtBlock[], { cancellationHours }: Club, now: number): boolean =>
  cancellationHours === null ||
  ahead.some((block) => cancellableUntil(block, cancellationHours).epochMilliseconds > now);

/** Sent 24 hours before the first booking of a day, with all of the day; never after the start, and not to who wants none (decisions.md N28). */
export const bookingReminder: MailDefinition = {
  address: 'present',
  write: async ({ addressee, club, now, bookingsOfReminder }) => {
    const ahead = (await bookingsOfReminder()).filter(({ date, start }) => millisecondsOf(date, start) > now);
    const [first] = ahead;
    if (!first || !addressee.wantsReminders) return pointless('NO_LONGER_WANTED');
    const { reminder, toBookings, zone } = bookingTexts[addressee.language];
    const { day, place, times, long } = blockText(club, addressee.language);
    const named = { firstName: addressee.firstName, club: club.name };
    const isOne = ahead.length === 1;
    return written({
      subject: isOne ? reminder.subject(long(first)) : reminder.subjectOfMany(ahead.length, day(first)),
      heading: reminder.heading,
      paragraphs: [isOne ? reminder.opening(named) : reminder.openingOfMany(named)],
      facts: ahead.map((block) => ({ label: day(block), lines: [times(block), place(block)] })),
      button: { label: toBookings, path: '/user/bookings' },
      notes: [canRelease(ahead, club, now) ? reminder.cannotCome : reminder.tooLate, reminder.off, zone],
    });
  },
};
