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

/** decisions.md P25: existing season tickets expire, new ones are not sold. */
const seasonsOnlyWhereAllowed = refuseWhere(
  'ERR_INVALID_INPUT',
  ({ requested }: ClubBlock, { settings }: ClubOrder) =>
    (requested.category === 'SAISON' || requested.category === 'GUEST_SAISON') && !settings.rules.allowedSeasonBookings,
);

/** decisions.md B9. */
const categoryFitsPerson = refuseWhere(
  'ERR_INVALID_INPUT',
  ({ requested }: ClubBlock) => !whoMayHave[requested.category].includes(requested.person?.role ?? null),
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

/** decisions.md B9, B24: titles are visible to everyone, so a person's own booking has none. */
const titleFitsCategory = refuseWhere('ERR_INVALID_INPUT', ({ requested }: ClubBlock) => {
  const isTitled = requested.title !== null && requested.title.trim() !== '';
  if (requested.category === 'TRAINING') return false;
  return isTitled !== (requested.category === 'EVENT' || requested.category === 'BLOCK');
});

/** A reservation without a person has no price, because there is no recipient for an invoice. */
const nothingToPayWithoutPerson = refuseWhere(
  'ERR_INVALID_INPUT',
  ({ requested, price }: ClubBlock) => requested.person === null && price > 0,
);

/** The rules for reservations of the club, in the order in which they are evaluated. */
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
