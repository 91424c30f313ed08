import {
  type BookingRules,
  type Cents,
  type Claim,
  type ClaimPlace,
  type PersonId,
  type VatGroup,
  noCents,
  sumOfCents,
  vatOn,
} from '../core/index.ts';
import { type BilledClaims, inOrderOfTime } from './billedClaims.ts';
import type { InvoiceLine } from './invoiceLines.ts';

/** What lines need besides the claims. `nameOf`: sport and court as they are called in the language of the document. */
export type LineTerms = Readonly<{
  rules: Pick<BookingRules, 'smallBusiness' | 'vatRates'>;
  nameOf: (place: Readonly<{ sport: string; court: number }>) => Readonly<{ sport: string; court: string }>;
  /** The names of those for whom the recipient pays. */
  players: ReadonlyMap<PersonId, string>;
}>;

const vatGroupOf = ({ kind, place }: Claim): VatGroup => {
  if (kind !== 'COURT') return kind;
  return place?.category.startsWith('GUEST') === true ? 'GUEST' : 'MEMBER';
};

const isPaidByHours = ({ kind, state, paymentMethod }: Claim): boolean =>
  kind === 'COURT' && state === 'PAID' && paymentMethod === 'VOUCHER';

/** What a claim adds to an invoice: what hours have paid is a line of 0 (decisions.md V15). */
export const billedGross = (claim: Claim): Cents => (isPaidByHours(claim) ? noCents : claim.gross);

const playerOf = ({ personId }: Claim, { players }: LineTerms) => {
  const player = players.get(personId);
  return player === undefined ? {} : { player };
};

/** Rates are those of the claims; a club that has become a small business charges none (decisions.md N31, P19). */
const amountOf = (claim: Claim, terms: LineTerms) => ({
  ...{
    itemId: claim.itemId,
    gross: billedGross(claim),
    vatRate: terms.rules.smallBusiness ? 0 : claim.vatRate,
  },
  sphere: vatOn(claim.date, vatGroupOf(claim), terms.rules).sphere,
  ...{ paymentMethod: claim.paymentMethod, alreadyPaid: claim.state === 'PAID' },
  ...playerOf(claim, terms),
});

const timeOf = ({ sport, court, date, start, end }: ClaimPlace, { nameOf }: LineTerms) => ({
  ...{ date, start, end },
  ...nameOf({ sport, court }),
});

const lineOf = (claim: Claim, terms: LineTerms): InvoiceLine => {
  const { kind, place, date, voucherType } = claim;
  const amount = amountOf(claim, terms);
  if (!place) return { kind: 'VOUCHER', ...amount, date, voucherType: voucherType ?? 'ADULT' };
  if (kind === 'GUEST_FEE') return { kind, ...amount, ...timeOf(place, terms) };
  return { kind: 'BOOKING', ...amount, ...timeOf(place, terms), category: place.category };
};

/** One line for the dates of a season that have one rate. */
const seasonLine = (seasonId: string, claims: readonly Claim[], terms: LineTerms): readonly InvoiceLine[] => {
  const [first, last] = [claims[0], claims.at(-1)];
  if (!first?.place || !last) return [];
  const gross = sumOfCents(claims.map((claim) => claim.gross));
  return [
    {
      ...{ kind: 'SEASON', ...amountOf(first, terms), itemId: seasonId, gross, ...timeOf(first.place, terms) },
      ...{ enddate: last.date, category: first.place.category, occurrences: claims.length },
    },
  ];
};

const isOfSeason =
  (season: Claim) =>
  ({ seasonId, vatRate }: Claim): boolean =>
    seasonId === season.seasonId && vatRate === season.vatRate;

/** The lines of an invoice in order of time; the open dates of a season are one. */
export const linesOfClaims = ({ due, paidBefore }: BilledClaims, terms: LineTerms): readonly InvoiceLine[] =>
  [...due, ...paidBefore].toSorted(inOrderOfTime).flatMap((claim) => {
    const { seasonId } = claim;
    if (seasonId === null || claim.state === 'PAID') return [lineOf(claim, terms)];
    const dates = due.filter(isOfSeason(claim));
    return dates[0] === claim ? seasonLine(seasonId, dates, terms) : [];
  });
