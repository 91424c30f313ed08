import { type Claim, type PersonId, claimKey } from '@platzwart/contracts/core';
import { type Map, Set } from 'immutable';

/** Keys of claims by what decisions look for them by, so that none reads all that a person has ever owed. */
export type ClaimIndex = Map<string, Set<string>>;

/** Of the cards of a person that are not paid. */
export const unpaidCardsOf = (personId: PersonId): string => `unpaid cards ${personId}`;

/** Of what cancelled bookings of a person have left for this court, time and price. */
export const formerOf = ({ kind, personId, place, gross, vatRate }: Claim): string | null => {
  if (place === null) return null;
  const { sport, court, date, start, end, category } = place;
  return JSON.stringify([personId, kind, sport, court, date, start, end, category, gross, vatRate]);
};

const entryOf = (claim: Claim): string | null => {
  if (claim.kind !== 'VOUCHER') return claim.dropped ? formerOf(claim) : null;
  return claim.state === 'OPEN' || claim.state === 'INVOICED' ? unpaidCardsOf(claim.personId) : null;
};

const noKeys = Set<string>();

/** The keys of an entry, always in the same order. */
export const keysIn = (index: ClaimIndex, entry: string): readonly string[] => [...index.get(entry, noKeys)].toSorted();

const withClaim = (index: ClaimIndex, claim: Claim): ClaimIndex => {
  const entry = entryOf(claim);
  return entry === null ? index : index.set(entry, index.get(entry, noKeys).add(claimKey(claim)));
};

/** Without empty entries, so that the same claims always give the same index. */
const withoutClaim = (index: ClaimIndex, claim: Claim): ClaimIndex => {
  const entry = entryOf(claim);
  if (entry === null) return index;
  const others = index.get(entry, noKeys).delete(claimKey(claim));
  return others.isEmpty() ? index.delete(entry) : index.set(entry, others);
};

/** The index once `before` has become `after`; undefined: there is none. */
export const reindexed = (index: ClaimIndex, before: Claim | undefined, after: Claim | undefined): ClaimIndex => {
  const others = before ? withoutClaim(index, before) : index;
  return after ? withClaim(others, after) : others;
};
