import type { Builder } from '../core/builder.ts';
import type { ClubEnums } from './clubEnums.ts';

export const addAccountingInput = (builder: Builder, { taxSphere }: ClubEnums) => {
  const revenue = builder.inputType('RevenueAccountsInput', {
    description: '(+)',
    fields: (t) => ({
      vatRate: t.int({ required: true }),
      court: t.string({ required: true }),
      season: t.string({ required: true }),
      guestFee: t.string({ required: true }),
      voucher: t.string({ required: true }),
      taxKey: t.string(),
    }),
  });
  const costCentre = builder.inputType('CostCentreInput', {
    description: '(+)',
    fields: (t) => ({
      sphere: t.field({ type: taxSphere, required: true }),
      number: t.string({ required: true }),
    }),
  });
  return builder.inputType('AccountingInput', {
    description: "(+) How the club's books are kept, for the export to DATEV.",
    fields: (t) => ({
      chart: t.string({ required: true }),
      accountLength: t.int({ required: true }),
      adviser: t.int({ required: true }),
      client: t.int({ required: true }),
      yearStartMonth: t.int({ required: true }),
      bank: t.string({ required: true }),
      cash: t.string({ required: true }),
      payPal: t.string({ required: true }),
      card: t.string({ required: true }),
      bankFee: t.string({ required: true }),
      toBeReturned: t.string({ required: true }),
      smallBusinessRevenue: t.string({ required: true }),
      debtorBase: t.string({ required: true }),
      revenue: t.field({ type: [revenue], required: true }),
      costCentres: t.field({ type: [costCentre], required: true }),
    }),
  });
};
