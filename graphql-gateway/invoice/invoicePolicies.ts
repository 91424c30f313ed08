import {
  type PolicyTable,
  allOf,
  forAdmins,
  forSignedIn,
  ownerOrAdmin,
  perPerson,
  selfOrAdmin,
} from '../core/policy.ts';

const time = ['_id', 'date', 'start', 'end', 'price', 'sport', 'court', 'vatRate', 'alreadyPaid', 'player'];

/** A person sees their own invoices, and what they owe; ADMINs see and make them all. */
export const invoicePolicies: PolicyTable = {
  Invoice: allOf(
    [
      ...['id', '_id', 'invoiceNumber', 'invoiceTo', 'consignor', 'createDate', 'fromDate', 'toDate', 'items', 'state'],
      ...['net', 'VAT', 'totalAmount', 'totals', 'amountDue', 'alreadyPaid', 'dueDate', 'overdue', 'warningLevel'],
      ...['paidAmount', 'openAmount', 'waivedAmount', 'isCorrection', 'payments'],
      ...[
        'warnings',
        'cancelledLines',
        'paidAt',
        'paidMethod',
        'paidReference',
        'refundDue',
        'cancels',
        'cancelledBy',
        'replacedBy',
        'documentUrl',
      ],
      ...['payment', 'eInvoiceUrl'],
    ],
    ownerOrAdmin,
  ),
  // Parts of what the caller may see as a whole.
  InvoiceRecipient: allOf(['userID', 'firstName', 'lastName', 'companyName', 'role', 'address'], perPerson),
  InvoiceItems: allOf(['bookings', 'guestFees', 'saisonBookings', 'vouchers'], perPerson),
  InvoiceBooking: allOf([...time, 'category', 'paymentMethod'], perPerson),
  InvoiceGuestFee: allOf(time, perPerson),
  InvoiceSaisonBooking: allOf([...time, 'enddate', 'category', 'occurrences'], perPerson),
  InvoiceVoucher: allOf(['_id', 'type', 'price', 'date', 'order_at', 'vatRate', 'alreadyPaid', 'player'], perPerson),
  RateTotal: allOf(['vatRate', 'net', 'vat', 'gross'], perPerson),
  InvoicePayment: allOf(['iban', 'bic', 'accountHolder', 'reference', 'byDirectDebit'], perPerson),
  ReceivedPayment: allOf(['amount', 'paidAt', 'method', 'reference'], perPerson),
  InvoiceWarning: allOf(['level', 'documentUrl'], perPerson),
  CancelledLines: allOf(['count', 'amount'], perPerson),
  InvoiceData: allOf(
    ['invoiceTo', 'fromDate', 'toDate', 'items', 'net', 'VAT', 'totalAmount', 'totals', 'amountDue'],
    forAdmins,
  ),
  InvoiceRunPerson: allOf(['userID', 'firstName', 'lastName', 'role', 'items', 'amount', 'hasAddress'], forAdmins),
  InvoicesChange: allOf(['position'], forSignedIn),
  InvoiceResult: allOf(['success', 'code', 'msg', 'invoice'], forAdmins),
  Query: {
    ...allOf(['invoices', 'toInvoiceDataForUser', 'invoiceRun'], forAdmins),
    ...allOf(['invoice', 'ownInvoices'], perPerson),
    openClaims: selfOrAdmin,
  },
  Subscription: { invoicesChanged: forAdmins, ownInvoicesChanged: perPerson },
  Mutation: allOf(
    [
      ...['createInvoice', 'cancelInvoice', 'setAsPaid', 'setAsUnpaid', 'setItemPaid', 'sendInvoiceWarning'],
      ...['setInvoicePrinted', 'setInvoiceRefunded', 'waiveInvoiceRest'],
    ],
    forAdmins,
  ),
};
