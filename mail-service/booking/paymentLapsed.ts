import { paymentEnded } from '@platzwart/contracts/booking';
import { dataOf } from '../core/eventData.ts';
import { type MailDefinition, written } from '../core/mailDefinition.ts';
import { lapseTexts } from './lapseTexts.ts';

/** Sent where an order was not paid in time, or the club took its court: nothing is booked (decisions.md B22). */
export const paymentLapsed: MailDefinition = {
  address: 'present',
  write: ({ event, addressee, club }) => {
    const { orderId, outcome } = dataOf(paymentEnded, event);
    const lapse = lapseTexts[addressee.language];
    return written({
      subject: lapse.subject,
      heading: lapse.heading,
      paragraphs: [
        lapse.opening({ firstName: addressee.firstName, club: club.name }),
        outcome === 'DISPLACED' ? lapse.displaced : lapse.expired,
      ],
      button: { label: lapse.button, path: `/payment/${orderId}` },
      notes: [lapse.late],
    });
  },
};
