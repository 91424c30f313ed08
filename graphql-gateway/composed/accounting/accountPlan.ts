import { type Accounting, type RevenueAccounts, type RevenueCategory, highestDebtor } from '@platzwart/contracts/club';
import type { TaxSphere } from '@platzwart/contracts/core';
import type { PaidMethod } from '@platzwart/contracts/invoice';

/** Where something is posted, by the club's settings (decisions.md N45). */
export type AccountPlan = Readonly<{
  debtorOf: (memberNumber: string | null) => string;
  /** With the tax key that the account needs. */
  revenueOf: (
    sold: Readonly<{ category: RevenueCategory; vatRate: number; isSmallBusiness: boolean }>,
  ) => Readonly<{ account: string; taxKey: string | null }>;
  costCentreOf: (sphere: TaxSphere | null) => string | null;
  /** A credit moves no money: it is on the person's account already. */
  money: Readonly<Record<Exclude<PaidMethod, 'CREDIT'>, string>>;
  /** What a payment provider has received and not yet transferred to the bank. */
  online: Readonly<Record<'CREDIT_CARD' | 'PAYPAL', string>>;
  bankFee: string;
  /** Money that has to go back to whom it came from. */
  toBeReturned: string;
}>;

const rowOf = ({ revenue }: Accounting, vatRate: number): RevenueAccounts => {
  const row = revenue.find((each) => each.vatRate === vatRate) ?? revenue.find((each) => each.vatRate === 0);
  if (!row) throw new Error('The settings have no revenue accounts for the rate 0');
  return row;
};

export const accountPlan = (accounting: Accounting): AccountPlan => {
  const { bank, cash, payPal, card, bankFee, toBeReturned, smallBusinessRevenue, costCentres } = accounting;
  return {
    ...{ bankFee, toBeReturned },
    debtorOf: (memberNumber) => {
      const number = /^\d{1,9}$/.test(memberNumber ?? '') ? Number(memberNumber) : 0;
      const account = Number(accounting.debtorBase) + number;
      return account > highestDebtor(accounting) ? accounting.debtorBase : String(account);
    },
    revenueOf: ({ category, vatRate, isSmallBusiness }) => {
      if (isSmallBusiness && vatRate === 0) return { account: smallBusinessRevenue, taxKey: null };
      const row = rowOf(accounting, vatRate);
      return { account: row[category], taxKey: row.taxKey };
    },
    costCentreOf: (sphere) => (sphere === null ? null : costCentres[sphere]),
    money: { BANK: bank, DIRECT_DEBIT: bank, OTHER: cash },
    online: { PAYPAL: payPal, CREDIT_CARD: card },
  };
};
