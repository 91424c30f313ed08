import type { TextShape } from '../core/index.ts';
import type { voucherSuccessTextsDe, voucherTextsDe } from './voucherTexts.de.ts';

export const voucherTextsEn: TextShape<typeof voucherTextsDe> = {
  errors: {
    ERR_VOUCHER_NOT_CREATED:
      'The hour card could not be ordered. A new one is available once the last one is paid and at most two hours are left.',
    ERR_VOUCHER_NOT_UPDATED: 'The hour card could not be changed. Reload the page and try again.',
    ERR_VOUCHER_NOT_DELETED: 'The hour card could not be deleted. Used or paid cards stay.',
    ERR_VOUCHER_NOT_FOUND: 'This hour card no longer exists. Reload the page to see how things stand.',
    ERR_NO_OLDER_VOUCHER_FOUND: 'There is no earlier hour card that the hours could go back to. Credit them by hand.',
    ERR_VOUCHER_NOT_USABLE:
      'You cannot pay for this with your card. Hour cards are good for two weeks ahead at most, and only while enough hours are left.',
  },
  mailKinds: {
    VOUCHER_ORDERED: 'Hour card ordered',
    VOUCHER_USED_UP: 'Hour card used up',
  },
  readModels: {
    vouchers: 'Hour cards',
  },
  you: {
    VoucherOrdered: 'You ordered the card.',
    VoucherTypeCorrected: 'You corrected the kind of the card.',
    VoucherConsentGiven: 'You consented to the immediate use of the card.',
    VoucherDeleted: 'You deleted the card.',
    HoursUsed: 'You booked with the card.',
    HoursReturned: 'You gave hours back.',
  },
  others: {
    VoucherOrdered: '{{who}} ordered the card.',
    VoucherTypeCorrected: '{{who}} corrected the kind of the card.',
    VoucherConsentGiven: '{{who}} consented to the immediate use of the card.',
    VoucherDeleted: '{{who}} deleted the card.',
    HoursUsed: '{{who}} booked with the card.',
    HoursReturned: '{{who}} gave hours back.',
  },
};

export const voucherSuccessTextsEn: TextShape<typeof voucherSuccessTextsDe> = {
  SUC_VOUCHER_CREATED: 'The hour card has been ordered.',
  SUC_VOUCHER_UPDATED: 'The hour card has been changed.',
  SUC_VOUCHER_DELETED: 'The hour card has been deleted.',
};
