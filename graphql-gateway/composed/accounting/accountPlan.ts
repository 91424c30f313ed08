import type { TaxSphere } from '@platzwart/contracts/core';
import type { PaidMethod } from '@platzwart/contracts/invoice';

/** By rate. */
const revenue: Readonly<Record<number, string>> = { 0: '42000', 7: '43000', 19: '44000' };

/**
 * Assumptions until the club's tax adviser has said otherwise: accounts of the chart SKR 42, whose accounts have five digits and whose spheres
 * are cost centres (decisions.md N45). Revenue accounts calculate their VAT themselves, so no posting has a tax key.
 */
export const accountPlan = {
  chart: '42',
  accountLength: 5,
  /** Numbers by which the adviser's program knows itself and the club; it asks when they differ. */
  adviser: 1001,
  client: 1,
  /**
   * Accounts of people have one digit more than the others: N45's 10000 plus the member number has six digits here. A member without a number
   * is on the base itself.
   */
  debtorBase: 100_000,
  highestDebtor: 699_999,
  revenue,
  /** Where a rate has no account of its own. */
  otherRevenue: '42000',
  smallBusinessRevenue: '41850',
  money: { BANK: '18000', DIRECT_DEBIT: '18000', OTHER: '16000' } satisfies Record<PaidMethod, string>,
  /** What a payment provider has received and not yet transferred to the bank. */
  online: { PAYPAL: '14610', CREDIT_CARD: '14620' } satisfies Record<'CREDIT_CARD' | 'PAYPAL', string>,
  /** Money that has to go back to whom it came from. */
  toBeReturned: '35000',
  costCentres: { IDEELL: '1', VERMOEGEN: '2', ZWECKBETRIEB: '3', WGB: '4' } satisfies Record<TaxSphere, string>,
} as const;

export const debtorOf = (memberNumber: string | null): string => {
  const account = accountPlan.debtorBase + (/^\d{1,6}$/.test(memberNumber ?? '') ? Number(memberNumber) : 0);
  return String(account > accountPlan.highestDebtor ? accountPlan.debtorBase : account);
};

export const revenueAccount = (vatRate: number, isSmallBusiness: boolean): string =>
  isSmallBusiness && vatRate === 0
    ? accountPlan.smallBusinessRevenue
    : (accountPlan.revenue[vatRate] ?? accountPlan.otherRevenue);
