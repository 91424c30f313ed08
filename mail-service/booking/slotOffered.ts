import { slotOffered } from '@platzwart/contracts/booking';
import { dataOf } from '../core/eventData.ts';
import { formatsOf } from '../core/formats.ts';
import { type MailDefinition, pointless, written } from '../core/mailDefinition.ts';
import { blockText } from './blockText.ts';
import { bookingTexts } from './bookingTexts.ts';

/** Sent to the first in order; pointless once the offer is over (decisions.md N25). */
export const slotOfferedMail: MailDefinition = {
  address: 'present',
  write: ({ event, addressee, club, now }) => {
    const slot = dataOf(slotOffered, event);
    if (Date.parse(slot.expiresAt) <= now) return pointless('NO_LONGER_WANTED');
    const { offer, zone } = bookingTexts[addressee.language];
    const { day, place, times, long } = blockText(club, addressee.language);
    return written({
      subject: offer.subject(long(slot)),
      heading: offer.heading,
      paragraphs: [
        offer.opening({ firstName: addressee.firstName, club: club.name }),
        offer.until(formatsOf(addressee.language).instant(slot.expiresAt)),
      ],
      facts: [{ label: day(slot), lines: [times(slot), place(slot)] }],
      button: { label: offer.button, path: '/user/bookings' },
      notes: [offer.after, zone],
    });
  },
};
