import { refundDue } from '@platzwart/contracts/booking';
import { dataOf } from '../core/eventData.ts';
import { formatsOf } from '../core/formats.ts';
import { type MailDefinition, written } from '../core/mailDefinition.ts';
import { bookingTexts } from './bookingTexts.ts';
import { refundTexts } from './refundTexts.ts';

/** Sent where money arrived when the courts were gone (decisions.md B22, N42). */
export const paymentRefunded: MailDefinition = {
  address: 'present',
  write: ({ event, addressee, club }) => {
    const { amount, method } = dataOf(refundDue, event);
    const refund = refundTexts[addressee.language];
    const { payment } = bookingTexts[addressee.language];
    const sum = formatsOf(addressee.language).money(amount);
    return written({
      subject: refund.subject(sum),
      heading: refund.heading,
      paragraphs: [
        refund.opening({ firstName: addressee.firstName, club: club.name }),
        refund.back(sum, payment[method]),
        refund.wait,
      ],
      button: { label: refund.button, path: '/booking' },
      notes: [refund.question],
    });
  },
};
