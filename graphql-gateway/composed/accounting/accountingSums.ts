import type { Accounting } from './accountingReads.ts';
import { type Posting, postingKinds, signedAmount } from './posting.ts';

type Sum = Readonly<{ count: number; amount: number }>;

const sumOf = (postings: readonly Posting[]): Sum => ({
  count: postings.length,
  amount: postings.reduce((sum, posting) => sum + signedAmount(posting), 0),
});

/** What is exported, in sums: amounts in cents, reversals subtracted. */
export const accountingSums = (
  postings: readonly Posting[],
  { upTo, settings, areProposals }: Omit<Accounting, 'postings'>,
) => {
  const rates = [...new Set(postings.flatMap(({ vatRate }) => vatRate ?? []))].toSorted((a, b) => a - b);
  const known = settings.revenue.map(({ vatRate }) => vatRate);
  return {
    /** Whether the club has not settled its accounts yet. */
    areProposals,
    /** Which are posted on the accounts of the rate 0, because they have none of their own. */
    ratesWithoutAccount: rates.filter((rate) => !known.includes(rate)),
    count: postings.length,
    /** The position to name for what comes after this. */
    upTo,
    kinds: postingKinds.flatMap((kind) => {
      const ofKind = postings.filter((posting) => posting.kind === kind);
      return ofKind.length === 0 ? [] : [{ kind, ...sumOf(ofKind) }];
    }),
    /** Gross. */
    revenue: rates.map((vatRate) => ({
      vatRate,
      ...sumOf(postings.filter((posting) => posting.vatRate === vatRate)),
    })),
  };
};
