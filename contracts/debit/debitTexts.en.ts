import type { TextShape } from '../core/index.ts';
import type { debitSuccessTextsDe, debitTextsDe } from './debitTexts.de.ts';

export const debitTextsEn: TextShape<typeof debitTextsDe> = {
  errors: {
    ERR_MANDATE_NOT_CREATED:
      'The mandate could not be given. The club has just changed its data for direct debits; reload the page.',
    ERR_MANDATE_NOT_FOUND: 'This mandate does not exist. Reload the page to see how things stand.',
    ERR_DEBIT_NOT_CREATED:
      'The collection could not be announced. An invoice is in another collection or has no valid mandate any more. Reload the page.',
    ERR_DEBIT_NOT_UPDATED:
      'The collection has changed meanwhile or is not that far yet. Reload the page and, where needed, download the file again.',
    ERR_DEBIT_NOT_FOUND: 'This collection does not exist. Reload the page.',
    ERR_PAID_BY_DIRECT_DEBIT:
      'A direct debit has paid this invoice. Enter the returned debit under “Direct debits”, at its collection.',
  },
  mailKinds: {
    MANDATE_SIGNED: 'Direct debit mandate given',
    MANDATE_REVOKED: 'Direct debit mandate revoked',
    DEBIT_ANNOUNCED: 'Announcement of a direct debit',
    DEBIT_CANCELLED: 'Direct debit called off',
    DEBIT_RETURNED: 'Returned direct debit',
  },
  readModels: {
    debits: 'Direct debits',
  },
  you: {
    MandateSigned: 'You entered a direct debit mandate.',
    MandateRevoked: 'You ended a direct debit mandate.',
    CollectionAnnounced: 'You announced a collection by direct debit.',
    DebitAnnounced: 'You announced the collection of invoice {{number}}.',
    DebitDropped: 'Invoice {{number}} will not be collected.',
    CollectionCancelled: 'You called off a collection by direct debit.',
    CollectionSubmitted: 'You handed a collection by direct debit to the bank.',
    CollectionSettled: 'You entered that a collection by direct debit was credited.',
    DebitReturned: 'You entered a returned direct debit for invoice {{number}}.',
    CollectionCredited: 'The credit of a collection by direct debit was found on the account.',
    ReturnCharged: 'The returned direct debit for invoice {{number}} was found on the account.',
    DebitRefunded: 'You recorded the refund of invoice {{number}}, which was paid twice.',
  },
  others: {
    MandateSigned: '{{who}} entered a direct debit mandate.',
    MandateRevoked: '{{who}} ended a direct debit mandate.',
    CollectionAnnounced: '{{who}} announced a collection by direct debit.',
    DebitAnnounced: '{{who}} announced the collection of invoice {{number}}.',
    DebitDropped: 'Invoice {{number}} will not be collected.',
    CollectionCancelled: '{{who}} called off a collection by direct debit.',
    CollectionSubmitted: '{{who}} handed a collection by direct debit to the bank.',
    CollectionSettled: '{{who}} entered that a collection by direct debit was credited.',
    DebitReturned: '{{who}} entered a returned direct debit for invoice {{number}}.',
    CollectionCredited: 'The credit of a collection by direct debit was found on the account.',
    ReturnCharged: 'The returned direct debit for invoice {{number}} was found on the account.',
    DebitRefunded: '{{who}} recorded the refund of invoice {{number}}, which was paid twice.',
  },
};

export const debitSuccessTextsEn: TextShape<typeof debitSuccessTextsDe> = {
  SUC_MANDATE_SIGNED: 'The direct debit mandate has been given.',
  SUC_MANDATE_REVOKED: 'The direct debit mandate has been revoked.',
  SUC_DEBITS_ANNOUNCED: 'The collection has been announced.',
  SUC_DEBITS_CANCELED: 'The collection has been called off.',
  SUC_DEBITS_SUBMITTED: 'The collection has been marked as handed in.',
  SUC_DEBITS_PAID: 'The collected invoices are paid.',
  SUC_DEBIT_RETURNED: 'The returned debit has been entered.',
};
