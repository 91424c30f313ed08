import { shownStates } from '../../invoiceState.ts';

/** OPEN: all that are not paid yet. REFUND_DUE: those of which money goes back. TO_CORRECT: those with lines of what was cancelled since. */
export const stateChoices = ['OPEN', ...shownStates, 'REFUND_DUE', 'TO_CORRECT'] as const;
export type StateChoice = (typeof stateChoices)[number];

/** NUMBER is the order of issue. */
export const invoiceSorts = ['NUMBER', 'PERSON', 'AMOUNT', 'DUE'] as const;
export type InvoiceSort = (typeof invoiceSorts)[number];

/** Which invoices are listed, and in which order; the address holds it. */
export type InvoiceFilter = Readonly<{
  search: string;
  state: StateChoice | null;
  /** Of the issue. */
  year: number | null;
  /** 1 to 12; only within a year. */
  month: number | null;
  sort: InvoiceSort;
  descending: boolean;
  /** From 1. */
  page: number;
}>;

export const longestSearch = 100;

const numberOf = (given: string | null, least: number, most: number): number | null => {
  const number = Number(given);
  return given !== null && Number.isInteger(number) && number >= least && number <= most ? number : null;
};

/** `-` before the column: descending. Without one the newest first. */
const orderOf = (given: string | null): Pick<InvoiceFilter, 'descending' | 'sort'> => {
  const sort = invoiceSorts.find((each) => each === given?.replace(/^-/, ''));
  return sort ? { sort, descending: given?.startsWith('-') ?? false } : { sort: 'NUMBER', descending: true };
};

/** Ignores invalid values of the address. */
export const invoiceFilterOf = (params: URLSearchParams): InvoiceFilter => {
  const year = numberOf(params.get('year'), 2000, 2999);
  return {
    search: (params.get('q') ?? '').slice(0, longestSearch),
    state: stateChoices.find((each) => each === params.get('state')) ?? null,
    year,
    month: year === null ? null : numberOf(params.get('month'), 1, 12),
    ...orderOf(params.get('sort')),
    page: numberOf(params.get('page'), 1, 100_000) ?? 1,
  };
};

const sortOf = ({ sort, descending }: InvoiceFilter): string =>
  sort === 'NUMBER' && descending ? '' : `${descending ? '-' : ''}${sort}`;

/** The parameters of a filter: only values that differ from the whole list. */
export const paramsOf = (filter: InvoiceFilter): URLSearchParams => {
  const { search, state, year, month, page } = filter;
  const all = {
    q: search,
    state: state ?? '',
    year: year === null ? '' : String(year),
    month: year === null || month === null ? '' : String(month),
    sort: sortOf(filter),
    page: page > 1 ? String(page) : '',
  };
  return new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''));
};

/** The variables of `invoicePage`. */
export const variablesOf = (filter: InvoiceFilter, size: number) => ({ ...filter, size });
