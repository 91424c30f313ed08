import type { TextShape } from '../../core/texts/textShape.ts';
import type { accountingSettingTextsDe } from './accountingTexts.de.ts';

/** Texts of the settings of the books. */
export const accountingSettingTextsEn: TextShape<typeof accountingSettingTextsDe> = {
  batch: 'DATEV batch of postings',
  batchHelp:
    'Settle everything on this page with your tax adviser before the first export. An export uses the accounts that are here at that time.',
  chart: 'Chart of accounts',
  charts: { '42': 'SKR 42 (clubs)', '49': 'SKR 49 (clubs, until 2024)', '03': 'SKR 03', '04': 'SKR 04' },
  accountLength: 'Digits of accounts',
  adviser: 'Number of the adviser',
  client: 'Number of the client',
  yearStartMonth: 'Business year begins in',
  fill: 'Propose accounts of SKR {{chart}}',
  money: 'Money and people',
  moneyHelp: 'Every account has as many digits as above, with leading zeros. Debtors have one digit more.',
  bank: 'Bank',
  cash: 'Cash',
  payPal: 'PayPal',
  card: 'Credit cards',
  bankFee: 'Bank fees',
  toBeReturned: 'To be returned',
  debtorBase: 'Debtors from',
  help: {
    payPal: 'Clearing account until the money is at the bank.',
    card: 'Clearing account until the money is at the bank.',
    bankFee: 'E.g. of returned direct debits.',
    toBeReturned: 'What was paid too late and goes back.',
    debtorBase: 'The member number is added.',
  },
  revenueTable: 'Revenue by VAT rate',
  revenue: 'Revenue, rate {{number}}',
  newRevenue: 'Revenue, further rate',
  revenueHelp:
    'The rate 0 has to be there: its accounts are also those of rates without any. Enter a tax key only where the account does not calculate the tax itself.',
  vatRate: 'Percent',
  court: 'Courts',
  season: 'Season tickets',
  guestFee: 'Guest fee',
  voucher: 'Hour cards',
  taxKey: 'Tax key',
  small: 'Revenue of a small business',
  smallBusinessRevenue: 'Account (§ 19 UStG)',
  costCentres: 'Cost centres of the spheres',
  costCentresHelp: 'Empty: none. SKR 42 tells the spheres apart by them only.',
};
