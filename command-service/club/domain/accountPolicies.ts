import { type StateAccounting, highestDebtor, revenueCategories, singleAccounts } from '@platzwart/contracts/club';

type Accounting = StateAccounting['data'];
type Used = Readonly<{ path: string; account: string; purpose: string }>;

/** Money on its way from a provider may be on one account for both; what else shares an account would cancel itself out. */
const purposes = {
  ...{ bank: 'bank', cash: 'cash', payPal: 'provider', card: 'provider', bankFee: 'fee', toBeReturned: 'debt' },
  smallBusinessRevenue: 'revenue',
} satisfies Record<(typeof singleAccounts)[number], string>;

const usesOf = (accounting: Accounting): readonly Used[] => [
  ...singleAccounts.map((path) => ({ path, account: accounting[path], purpose: purposes[path] })),
  ...accounting.revenue.flatMap((row, index) =>
    revenueCategories.map((category) => ({
      ...{ path: `revenue.${index}.${category}`, account: row[category], purpose: 'revenue' },
    })),
  ),
];

const ofOtherLength = (accounting: Accounting): readonly string[] =>
  usesOf(accounting)
    .filter(({ account }) => account.length !== accounting.accountLength)
    .map(({ path }) => path);

/** One digit more than accounts have, and not in the range of creditors. */
const wrongDebtors = (accounting: Accounting): readonly string[] => {
  const { debtorBase, accountLength } = accounting;
  const isDebtor = debtorBase.length === accountLength + 1 && !debtorBase.startsWith('0');
  return isDebtor && Number(debtorBase) <= highestDebtor(accounting) ? [] : ['debtorBase'];
};

/** The later one of two that are for different purposes. */
const ofOppositePurpose = (accounting: Accounting): readonly string[] => {
  const uses = usesOf(accounting);
  return uses
    .filter(({ account, purpose }, at) =>
      uses.slice(0, at).some((other) => other.account === account && other.purpose !== purpose),
    )
    .map(({ path }) => path);
};

const wrongRates = ({ revenue }: Accounting): readonly string[] => {
  const rates = revenue.map(({ vatRate }) => vatRate);
  const repeated = rates.flatMap((rate, index) => (rates.indexOf(rate) < index ? [`revenue.${index}.vatRate`] : []));
  return rates.includes(0) ? repeated : [...repeated, 'revenue.0.vatRate'];
};

/** The paths of accounts with which the books would be wrong (decisions.md N45). */
export const wrongAccounts = (accounting: Accounting): readonly string[] => [
  ...new Set([ofOtherLength, wrongDebtors, ofOppositePurpose, wrongRates].flatMap((policy) => policy(accounting))),
];
