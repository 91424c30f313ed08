import {
  type Cents,
  type Claim,
  type ClaimPlace,
  type PersonId,
  type VatGroup,
  noCents,
  sumOfCents,
  type VatRules,
  vatOfSold,
} from '../core/index.ts';
import { type BilledClaims, inOrderOfTime } from './billedClaims.ts';
import type { InvoiceDocument } from './invoiceDocument.ts';
import type { BilledRate } from './invoiceEvents.ts';
import type { InvoiceLine } from './invoiceLines.ts';

/** What lines need besides the claims. `nameOf`: sport and court as they are called in the language of the document. */
export type LineTerms = Readonly<{
  rules: VatRules;
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

/** The VAT of a claim on its day of service, by the settings in force at the issue (decisions.md N31, P19). */
const vatOfClaim = (claim: Claim, rules: VatRules) =>
  vatOfSold({ vatRate: claim.vatRate, group: vatGroupOf(claim), day: claim.date }, rules);

const amountOf = (claim: Claim, terms: LineTerms) => {
  const { percent: vatRate, sphere, isSmallBusiness } = vatOfClaim(claim, terms.rules);
  return {
    ...{ itemId: claim.itemId, gross: billedGross(claim), vatRate, sphere },
    ...(isSmallBusiness && { smallBusiness: true }),
    ...{ paymentMethod: claim.paymentMethod, alreadyPaid: claim.state === 'PAID' },
    ...playerOf(claim, terms),
  };
};

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

/** One line for the dates of a season that have one rate, for one reason. */
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

const isOfSeason = (season: Claim, { rules }: LineTerms) => {
  const ofFirst = vatOfClaim(season, rules);
  return (claim: Claim): boolean => {
    if (claim.seasonId !== season.seasonId) return false;
    const { percent, isSmallBusiness } = vatOfClaim(claim, rules);
    return percent === ofFirst.percent && isSmallBusiness === ofFirst.isSmallBusiness;
  };
};

/** The lines of an invoice in order of time; the open dates of a season are one. */
export const linesOfClaims = ({ due, paidBefore }: BilledClaims, terms: LineTerms): readonly InvoiceLine[] =>
  [...due, ...paidBefore].toSorted(inOrderOfTime).flatMap((claim) => {
    const { seasonId } = claim;
    if (seasonId === null || claim.state === 'PAID') return [lineOf(claim, terms)];
    const dates = due.filter(isOfSeason(claim, terms));
    return dates[0] === claim ? seasonLine(seasonId, dates, terms) : [];
  });

/** The claims that are billed at another rate than the one that was booked, with that rate. */
export const otherRatesOf = ({ due, paidBefore }: BilledClaims, rules: VatRules): readonly BilledRate[] =>
  [...due, ...paidBefore].flatMap((claim) => {
    const { kind, itemId } = claim;
    const { percent: vatRate } = vatOfClaim(claim, rules);
    return vatRate === claim.vatRate ? [] : [{ kind, itemId, vatRate }];
  });

/** Whether § 19 UStG holds for a line; in documents of before it had a date, it held for all lines or for none. */
export const isOfSmallBusiness = (
  { smallBusiness }: Pick<InvoiceDocument, 'smallBusiness'>,
  line: Pick<InvoiceLine, 'smallBusiness'>,
): boolean => smallBusiness || line.smallBusiness === true;
