import type { RevenueCategory } from '@platzwart/contracts/club';
import {
  type Cents,
  type ClaimKind,
  type LocalDate,
  type TaxSphere,
  noCents,
  sumOfCents,
} from '@platzwart/contracts/core';
import { type InvoiceLine, isOfSmallBusiness } from '@platzwart/contracts/invoice';
import type { AccountPlan } from './accountPlan.ts';
import type { MoneyFact } from './moneyFacts.ts';
import type { Posting, PostingKind } from './posting.ts';

/** What is printed on an invoice, as far as it is posted. */
export type BilledDocument = Readonly<{
  /** Null once the key of its document is destroyed: then only the sums per rate are left. */
  lines:
    | readonly (Pick<InvoiceLine, 'alreadyPaid' | 'gross' | 'kind' | 'smallBusiness' | 'sphere' | 'vatRate'> &
        Readonly<{ servedOn: LocalDate }>)[]
    | null;
  memberNumber: string | null;
  smallBusiness: boolean;
}>;

/** How a booking, a guest fee or a card is taxed. */
export type Taxed = Readonly<{
  vatRate: number;
  sphere: TaxSphere | null;
  isSmallBusiness: boolean;
  servedOn: LocalDate | null;
}>;

type Share = Taxed & Readonly<{ category: RevenueCategory; amount: Cents }>;

const categories = {
  ...{ BOOKING: 'court', SEASON: 'season', GUEST_FEE: 'guestFee', VOUCHER: 'voucher' },
} satisfies Record<InvoiceLine['kind'], RevenueCategory>;
export const claimCategories = { COURT: 'court', GUEST_FEE: 'guestFee', VOUCHER: 'voucher' } satisfies Record<
  ClaimKind,
  RevenueCategory
>;

/** What is demanded, in the order of the lines. Sums per rate, which are left of a document without lines, count as courts. */
export const sharesOf = (
  document: BilledDocument,
  totals: readonly Readonly<{ vatRate: number; gross: Cents }>[],
): readonly Share[] => {
  const { lines, smallBusiness: isSmallBusiness } = document;
  const unknown = { sphere: null, category: 'court', isSmallBusiness, servedOn: null } as const;
  if (!lines) return totals.map(({ vatRate, gross }) => ({ ...unknown, vatRate, amount: gross }));
  return lines
    .filter(({ alreadyPaid }) => !alreadyPaid)
    .map((line) => ({
      ...{ vatRate: line.vatRate, sphere: line.sphere, isSmallBusiness: isOfSmallBusiness(document, line) },
      ...{ category: categories[line.kind], amount: line.gross, servedOn: line.servedOn },
    }));
};

export type Entry = Readonly<{
  kind: PostingKind;
  date: LocalDate;
  document: string;
  ownNumber?: string;
  text: string;
  isReversal?: boolean;
}>;
type Transfer = Readonly<{ amount: Cents; debit: string; credit: string }>;

export const posting = (fact: MoneyFact, entry: Entry, transfer: Transfer): Posting => ({
  ...{ position: fact.position, isReversal: false, vatRate: null, sphere: null, costCentre: null, taxKey: null },
  ...{ ownNumber: null, servedOn: null },
  ...entry,
  ...transfer,
});

type Sale = Readonly<{ accounts: AccountPlan; debit: string; shares: readonly Share[] }>;

const monthOf = ({ servedOn }: Posting): string | undefined => servedOn?.slice(0, 7);

const isOfSameKind = (one: Posting, other: Posting): boolean =>
  one.credit === other.credit &&
  one.vatRate === other.vatRate &&
  one.sphere === other.sphere &&
  monthOf(one) === monthOf(other);

const lastDayOf = (postings: readonly Posting[]): LocalDate | null =>
  postings
    .flatMap(({ servedOn }) => servedOn ?? [])
    .toSorted()
    .at(-1) ?? null;

/** One posting for each revenue account, rate, sphere and month of service, to which its VAT belongs, in the order of the shares. */
export const sale = (fact: MoneyFact, entry: Entry, { accounts, debit, shares }: Sale): readonly Posting[] => {
  const single = shares
    .filter(({ amount }) => amount > noCents)
    .map(({ amount, vatRate, sphere, category, isSmallBusiness, servedOn }): Posting => {
      const { account: credit, taxKey } = accounts.revenueOf({ category, vatRate, isSmallBusiness });
      return {
        ...posting(fact, entry, { amount, debit, credit }),
        ...{ vatRate, sphere, taxKey, servedOn, costCentre: accounts.costCentreOf(sphere) },
      };
    });
  const firsts = single.filter((one, at) => single.findIndex((other) => isOfSameKind(one, other)) === at);
  return firsts.map((first) => {
    const same = single.filter((other) => isOfSameKind(first, other));
    return { ...first, servedOn: lastDayOf(same), amount: sumOfCents(same.map(({ amount }) => amount)) };
  });
};
