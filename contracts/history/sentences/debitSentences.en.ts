/** What happened to mandates and collections by direct debit: part of the texts of the history. */
export const debitSentencesEn = {
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
  },
};
