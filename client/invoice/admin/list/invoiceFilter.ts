import { isOpen, shownStateOf, shownStates } from '../../invoiceState.ts';

/** OPEN: all that are not paid yet. */
export const stateChoices = ['OPEN', ...shownStates] as const;
export type StateChoice = (typeof stateChoices)[number];

/** Which invoices are listed; the address holds it. */
export type InvoiceFilter = Readonly<{
  search: string;
  state: StateChoice | null;
  /** Of the issue. */
  year: number | null;
  /** 1 to 12; only within a year. */
  month: number | null;
  /** From 1. */
  page: number;
}>;

export const longestSearch = 100;

const numberOf = (given: string | null, least: number, most: number): number | null => {
  const number = Number(given);
  return given !== null && Number.isInteger(number) && number >= least && number <= most ? number : null;
};

/** Ignores invalid values of the address. */
export const invoiceFilterOf = (params: URLSearchParams): InvoiceFilter => {
  const year = numberOf(params.get('year'), 2000, 2999);
  return {
    search: (params.get('q') ?? '').slice(0, longestSearch),
    state: stateChoices.find((each) => each === params.get('state')) ?? null,
    year,
    month: year === null ? null : numberOf(params.get('month'), 1, 12),
    page: numberOf(params.get('page'), 1, 100_000) ?? 1,
  };
};

/** The parameters of a filter: only values that differ from the whole list. */
export const paramsOf = ({ search, state, year, month, page }: InvoiceFilter): URLSearchParams =>
  new URLSearchParams({
    ...(search !== '' && { q: search }),
    ...(state !== null && { state }),
    ...(year !== null && { year: String(year) }),
    ...(year !== null && month !== null && { month: String(month) }),
    ...(page > 1 && { page: String(page) }),
  });

type Listed = Readonly<{
  invoiceNumber: string;
  createDate: string;
  state: string;
  overdue: boolean;
  cancels?: unknown;
  amountDue: number;
  invoiceTo: Readonly<{ userID: string; firstName: string; lastName: string }>;
}>;

const fits = (choice: StateChoice | null, invoice: Listed): boolean => {
  if (choice === null) return true;
  return choice === 'OPEN' ? isOpen(invoice) : shownStateOf(invoice) === choice;
};

/** Every word is the beginning of a name, of the member number or of the invoice's number. */
const isFound = (search: string, { invoiceNumber, invoiceTo }: Listed): boolean => {
  const words = search.toLocaleLowerCase('de').split(/\s+/).filter(Boolean);
  const names = [invoiceTo.firstName, invoiceTo.lastName, invoiceTo.userID, invoiceNumber]
    .flatMap((name) => [name, ...name.split(/[\s-]+/)])
    .map((name) => name.toLocaleLowerCase('de'));
  return words.every((word) => names.some((name) => name.startsWith(word)));
};

/** The invoices that the filter shows, in their order. */
export const filterInvoices = <Invoice extends Listed>(
  invoices: readonly Invoice[],
  { search, state, year, month }: InvoiceFilter,
): readonly Invoice[] => {
  const issued = year === null ? '' : `${year}${month === null ? '' : `-${String(month).padStart(2, '0')}`}-`;
  return invoices.filter(
    (invoice) => invoice.createDate.startsWith(issued) && fits(state, invoice) && isFound(search, invoice),
  );
};

/** What is still to come in, and how much of it is late, in cents. */
export const openSums = (invoices: readonly Listed[]): Readonly<{ open: number; overdue: number }> => {
  const open = invoices.filter(isOpen);
  const sumOf = (some: readonly Listed[]): number => some.reduce((sum, { amountDue }) => sum + amountDue, 0);
  return { open: sumOf(open), overdue: sumOf(open.filter(({ overdue }) => overdue)) };
};

/** The years of issue, the newest first. */
export const yearsOf = (invoices: readonly Listed[]): readonly number[] =>
  [...new Set(invoices.map(({ createDate }) => Number(createDate.slice(0, 4))))].toSorted((a, b) => b - a);
