import type { BookingCategory } from '@platzwart/contracts/booking';
import type { Role } from '@platzwart/contracts/core';
import type { ClubBlock, ClubOrder } from './clubOrder.ts';
import {
  neverTooShort,
  onlyCourtsInUse,
  onlyFreeCourts,
  onlyInsideOpeningHours,
  onlyNewIds,
  onlyOnTheGrid,
  onlyOpenDays,
} from './courtPolicies.ts';
import { type Policy, refuseWhere } from './policy.ts';

/** decisions.md P25: running season tickets run out, new ones are not sold. */
const seasonsOnlyWhereAllowed = refuseWhere(
  'ERR_INVALID_INPUT',
  ({ wanted }: ClubBlock, { settings }: ClubOrder) =>
    (wanted.category === 'SAISON' || wanted.category === 'GUEST_SAISON') && !settings.rules.allowedSeasonBookings,
);

/** decisions.md B9. */
const categoryFitsPerson = refuseWhere(
  'ERR_INVALID_INPUT',
  ({ wanted }: ClubBlock) => !whoMayHave[wanted.category].includes(wanted.person?.role ?? null),
);

const clubPeople: readonly (Role | null)[] = ['MEMBER', 'TRAINER', 'ADMIN'];
const whoMayHave: Readonly<Record<BookingCategory, readonly (Role | null)[]>> = {
  SINGLE: clubPeople,
  SAISON: clubPeople,
  GUEST_SINGLE: ['GUEST'],
  GUEST_SAISON: ['GUEST'],
  TRAINING: [...clubPeople, 'GUEST', null],
  EVENT: [null],
  BLOCK: [null],
};

/** decisions.md B9, B24: everyone reads the title, so a person's own booking has none. */
const titleFitsCategory = refuseWhere('ERR_INVALID_INPUT', ({ wanted }: ClubBlock) => {
  const isTitled = wanted.title !== null && wanted.title.trim() !== '';
  if (wanted.category === 'TRAINING') return false;
  return isTitled !== (wanted.category === 'EVENT' || wanted.category === 'BLOCK');
});

/** Nobody owes what no person owes: no invoice could ask for it. */
const nothingToPayWithoutPerson = refuseWhere(
  'ERR_INVALID_INPUT',
  ({ wanted, price }: ClubBlock) => wanted.person === null && price > 0,
);

/** The rules for what the club itself enters, in the order in which they are heard. */
export const reservationPolicies: readonly Policy<ClubOrder>[] = [
  seasonsOnlyWhereAllowed,
  categoryFitsPerson,
  titleFitsCategory,
  nothingToPayWithoutPerson,
  onlyNewIds,
  onlyCourtsInUse,
  onlyOnTheGrid,
  neverTooShort,
  onlyInsideOpeningHours,
  onlyOpenDays,
  onlyFreeCourts,
];
