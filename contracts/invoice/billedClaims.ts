import { type Claim, type LocalDate, minuteOfDay } from '../core/index.ts';

/** Both days are included. `now`: date and minute in the club's zone. */
export type BillingPeriod = Readonly<{
  fromDate: LocalDate;
  toDate: LocalDate;
  now: Readonly<{ date: LocalDate; minute: number }>;
}>;

/** What one invoice demands, and what it lists because it was paid before (decisions.md I3); each in order of time. */
export type BilledClaims = Readonly<{ due: readonly Claim[]; paidBefore: readonly Claim[] }>;

/** Each claim has a place of its own, so that the preview and the invoice list them in the same order. */
const placeInOrder = ({ date, place, itemId, kind }: Claim): string =>
  [date, place?.start ?? '', itemId, kind].join(' ');

export const inOrderOfTime = (one: Claim, other: Claim): number => (placeInOrder(one) < placeInOrder(other) ? -1 : 1);

/** The season tickets whose first open date lies in the period: they are billed once, with all of their open dates (decisions.md I2). */
const seasonsOf = (open: readonly Claim[], isInPeriod: (claim: Claim) => boolean) => {
  const first = new Map<string, Claim>();
  for (const claim of open) {
    const known = claim.seasonId === null ? claim : first.get(claim.seasonId);
    if (claim.seasonId !== null && (!known || claim.date < known.date)) first.set(claim.seasonId, claim);
  }
  return new Set([...first].flatMap(([seasonId, claim]) => (isInPeriod(claim) ? [seasonId] : [])));
};

/**
 * The claims of one person that an invoice for the period contains: what is open and has ended, seasons as a whole (decisions.md I2, N32),
 * and what was paid before and is on no invoice.
 */
export const billedClaims = (claims: Iterable<Claim>, { fromDate, toDate, now }: BillingPeriod): BilledClaims => {
  const isInPeriod = ({ date }: Claim): boolean => fromDate <= date && date <= toDate;
  const hasEnded = ({ date, place }: Claim): boolean =>
    date < now.date || (date === now.date && (!place || minuteOfDay(place.end) <= now.minute));
  // Most claims of a person are billed: to sort these, too, takes longer than all the rest.
  const isUnbilled = ({ state, invoiceId }: Claim): boolean =>
    state === 'OPEN' || (state === 'PAID' && invoiceId === null);
  const unbilled = [...claims].filter(isUnbilled).toSorted(inOrderOfTime);
  const open = unbilled.filter(({ state }) => state === 'OPEN');
  const seasons = seasonsOf(open, isInPeriod);
  const isDue = (claim: Claim): boolean =>
    claim.seasonId === null ? isInPeriod(claim) && hasEnded(claim) : seasons.has(claim.seasonId);
  const wasPaid = (claim: Claim): boolean => claim.state === 'PAID' && isInPeriod(claim) && hasEnded(claim);
  return { due: open.filter(isDue), paidBefore: unbilled.filter(wasPaid) };
};
