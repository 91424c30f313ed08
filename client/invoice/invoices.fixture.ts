const uuid = (number: string): string => `00000000-0000-4000-8000-0000000${number.slice(-5)}`;

export const wireItems = {
  bookings: [
    {
      ...{
        _id: 'b1',
        date: '2026-05-04',
        start: '18:00',
        end: '19:00',
        price: 1_600,
        sport: 'Tennis',
        court: 'Platz 1',
      },
      ...{ category: 'SINGLE', alreadyPaid: false, player: null },
    },
    {
      ...{
        _id: 'b2',
        date: '2026-05-06',
        start: '18:00',
        end: '19:00',
        price: 1_600,
        sport: 'Tennis',
        court: 'Platz 1',
      },
      ...{ category: 'SINGLE', alreadyPaid: true, player: null },
    },
  ],
  saisonBookings: [],
  guestFees: [],
  vouchers: [{ _id: 'v1', type: 'ADULT', price: 9_500, date: '2026-05-02', alreadyPaid: false, player: null }],
};
const totals = [{ vatRate: 7, net: 11_869, vat: 831 }];

/** An invoice as the gateway answers, of May and with everything open. */
export const wireInvoice = (invoiceNumber: string, changed: Readonly<Record<string, unknown>> = {}) => ({
  ...{ __typename: 'Invoice', id: `invoice ${invoiceNumber}`, _id: uuid(invoiceNumber), invoiceNumber },
  ...{
    state: 'INVOICED',
    overdue: false,
    warningLevel: 0,
    cancelledLines: null,
    refundDue: 0,
    amountDue: 11_100,
    paidAmount: 0,
    waivedAmount: 0,
    isCorrection: false,
    openAmount: 11_100,
    payments: [],
    totalAmount: 12_700,
  },
  ...{ createDate: '2026-06-01', dueDate: '2026-06-15', fromDate: '2026-05-01', toDate: '2026-05-31' },
  ...{
    paidAt: null,
    paidMethod: null,
    collectedOn: null,
    paidReference: null,
    cancels: null,
    cancelledBy: null,
    replacedBy: null,
    eInvoiceUrl: null,
    totals,
    items: wireItems,
  },
  payment: {
    iban: 'DE02120300000000202051',
    bic: null,
    accountHolder: 'TC Musterstadt e. V.',
    reference: 'RF18000123',
    byDirectDebit: false,
  },
  invoiceTo: {
    ...{ userID: '1001', firstName: 'Anna', lastName: 'Berger' },
    address: { street: 'Weg', houseNumber: '1', zip: '12345', city: 'Musterstadt' },
  },
  ...changed,
});

export const ben = { userID: '1002', firstName: 'Ben', lastName: 'Cramer', address: null };
export const emptyItems = { bookings: [], saisonBookings: [], guestFees: [], vouchers: [] };
