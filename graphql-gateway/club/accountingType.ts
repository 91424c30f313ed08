import {
  type Accounting,
  type RevenueAccounts,
  accountCharts,
  revenueCategories,
  singleAccounts,
} from '@platzwart/contracts/club';
import { type TaxSphere, taxSpheres } from '@platzwart/contracts/core';
import type { Builder } from '../core/builder.ts';
import { type PolicyTable, allOf, forAdmins } from '../core/policy.ts';
import type { ClubEnums } from './clubEnums.ts';

export const accountingPolicies: PolicyTable = {
  Accounting: allOf(
    [
      ...['chart', 'accountLength', 'adviser', 'client', 'yearStartMonth', 'debtorBase', 'revenue', 'costCentres'],
      ...singleAccounts,
    ],
    forAdmins,
  ),
  RevenueAccounts: allOf(['vatRate', 'taxKey', ...revenueCategories], forAdmins),
  CostCentre: allOf(['sphere', 'number'], forAdmins),
};

type CostCentre = Readonly<{ sphere: TaxSphere; number: string }>;

/** The accounts of the club's books (decisions.md N45). */
export const addAccounting = (builder: Builder, { taxSphere }: ClubEnums) => {
  const revenue = builder.objectRef<RevenueAccounts>('RevenueAccounts').implement({
    description: '(+) The revenue accounts of a rate of VAT.',
    fields: (t) => ({
      vatRate: t.exposeInt('vatRate'),
      court: t.exposeString('court'),
      season: t.exposeString('season'),
      guestFee: t.exposeString('guestFee'),
      voucher: t.exposeString('voucher'),
      taxKey: t.exposeString('taxKey', {
        nullable: true,
        description: 'Null: the accounts know their tax themselves.',
      }),
    }),
  });
  const costCentre = builder.objectRef<CostCentre>('CostCentre').implement({
    description: '(+)',
    fields: (t) => ({ sphere: t.expose('sphere', { type: taxSphere }), number: t.exposeString('number') }),
  });
  return builder.objectRef<Accounting>('Accounting').implement({
    description: "(+) How the club's books are kept, for the export to DATEV.",
    fields: (t) => ({
      chart: t.exposeString('chart', { description: `SKR: ${accountCharts.join(', ')}.` }),
      accountLength: t.exposeInt('accountLength', { description: 'Digits; accounts of people have one more.' }),
      adviser: t.exposeInt('adviser'),
      client: t.exposeInt('client'),
      yearStartMonth: t.exposeInt('yearStartMonth'),
      bank: t.exposeString('bank'),
      cash: t.exposeString('cash'),
      payPal: t.exposeString('payPal'),
      card: t.exposeString('card'),
      bankFee: t.exposeString('bankFee'),
      toBeReturned: t.exposeString('toBeReturned'),
      smallBusinessRevenue: t.exposeString('smallBusinessRevenue'),
      debtorBase: t.exposeString('debtorBase', { description: 'A debtor is this plus the member number.' }),
      revenue: t.expose('revenue', { type: [revenue] }),
      costCentres: t.field({
        type: [costCentre],
        resolve: ({ costCentres }): readonly CostCentre[] =>
          taxSpheres.flatMap((sphere) => {
            const number = costCentres[sphere];
            return number === null ? [] : [{ sphere, number }];
          }),
      }),
    }),
  });
};
