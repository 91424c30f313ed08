import { type PolicyTable, allOf, forAdmins, forSignedIn, ownerOrAdmin, perPerson } from '../core/policy.ts';

/** A person gives, sees and revokes their own mandate; ADMINs see all and collect. */
export const debitPolicies: PolicyTable = {
  DirectDebitTerms: allOf(['creditorName', 'creditorID', 'noticeDays', 'earliestExecution'], forSignedIn),
  Mandate: allOf(
    ['_id', 'reference', 'signedOn', 'validUntil', 'iban', 'holder', 'origin', 'userID', 'firstName', 'lastName'],
    ownerOrAdmin,
  ),
  DueInvoice: allOf(
    ['_id', 'invoiceNumber', 'amount', 'dueDate', 'firstName', 'lastName', 'returnReason', 'returnedOn', 'returns'],
    forAdmins,
  ),
  ReturnableDebit: allOf(
    ['collectionID', 'invoiceID', 'invoiceNumber', 'amount', 'executionOn', 'firstName', 'lastName'],
    forAdmins,
  ),
  DebitPreview: allOf(['invoices', 'withoutMandate'], forAdmins),
  Debit: allOf(
    [
      ...[
        '_id',
        'invoiceNumber',
        'amount',
        'state',
        'dropReason',
        'returnReason',
        'returnedOn',
        'mandateReference',
        'returnFee',
      ],
      ...['firstName', 'lastName', 'paidOtherwise'],
    ],
    forAdmins,
  ),
  DebitCollection: allOf(
    [
      ...[
        '_id',
        'state',
        'announcedOn',
        'executionOn',
        'submitUntil',
        'submittedOn',
        'version',
        'count',
        'amount',
        'credited',
      ],
      ...['documentUrl', 'debits'],
    ],
    forAdmins,
  ),
  Query: {
    directDebitTerms: forSignedIn,
    ownMandate: perPerson,
    ...allOf(['mandates', 'debitPreview', 'debitCollections', 'debitCollection', 'returnableDebits'], forAdmins),
  },
  Mutation: {
    ...allOf(['signMandate', 'revokeMandate'], perPerson),
    ...allOf(
      [
        ...['enterMandate', 'announceCollection', 'cancelCollection', 'submitCollection', 'settleCollection'],
        ...['returnDebit', 'returnDebits'],
      ],
      forAdmins,
    ),
  },
};
