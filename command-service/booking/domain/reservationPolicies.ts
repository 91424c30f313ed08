import { type BookingCategory, canDisplace, firstDayToEnter, lastDayToEnter } from '@platzwart/contracts/booking';
import type { Role } from '@platzwart/contracts/core';
import { lastDayByCard } from '@platzwart/contracts/voucher';
import { reject } from '../../core/decider.ts';
import type { ClubBlock, ClubOrder } from './clubOrder.ts';
import {
  neverTooShort,
  onlyCourtsInUse,
  onlyInsideOpeningHours,
  onlyNewIds,
  onlyOnTheGrid,
  onlyOpenDays,
} from './courtPolicies.ts';
import { type Policy, naming, refuseInputWhere, refuseWhere } from './policy.ts';

const refuseCardWhere =
  (isWrong: (block: ClubBlock, order: ClubOrder) => boolean): Policy<ClubOrder> =>
  (order) =>
    order.blocks.some((block) => block.requested.byCard && isWrong(block, order))
      ? reject('ERR_VOUCHER_NOT_USABLE', 'withVoucher')
      : null;

/** decisions.md P25: existing season tickets expire, new ones are not sold. */
export const seasonsOnlyWhereAllowed = refuseInputWhere(
  'category',
  ({ requested }: ClubBlock, { settings }: ClubOrder) =>
    (requested.category === 'SAISON' || requested.category === 'GUEST_SAISON') && !settings.rules.allowedSeasonBookings,
);

/** decisions.md B9. */
export const categoryFitsPerson = refuseInputWhere(
  'userID',
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
export const titleFitsCategory = refuseInputWhere('title', ({ requested }: ClubBlock) => {
  const isTitled = requested.title !== null && requested.title.trim() !== '';
  if (requested.category === 'TRAINING') return false;
  return isTitled !== (requested.category === 'EVENT' || requested.category === 'BLOCK');
});

/** A reservation without a person has no price, because there is no recipient for an invoice. */
export const nothingToPayWithoutPerson = refuseInputWhere(
  'price',
  ({ requested, price }: ClubBlock) => requested.person === null && price > 0,
);

/** decisions.md B8: another price than that of the list is explained. */
const ownPriceHasReason = refuseInputWhere(
  'reason',
  ({ requested, hasOwnPrice }: ClubBlock, { hasReason }: ClubOrder) =>
    hasOwnPrice && !hasReason && requested.sealedRemark === null,
);

/** decisions.md V8 to V10: cards pay for single bookings of people, at no other price, within the next two weeks. */
export const cardsOnlyForSingles = refuseCardWhere(
  ({ requested }: ClubBlock, { now }: ClubOrder) =>
    requested.category !== 'SINGLE' || requested.price !== null || requested.date > lastDayByCard(now.date),
);

const displaces = ({ requested }: ClubBlock): boolean => requested.ifTaken === 'DISPLACE';

/** decisions.md B14: a person's booking never makes way for another person's. */
export const onlyClubDisplaces = refuseInputWhere(
  'onConflict',
  (block: ClubBlock) => displaces(block) && !canDisplace(block.requested.category),
);

/** decisions.md N18: the people whose bookings make way are told why. */
export const displacementHasReason = refuseInputWhere(
  'reason',
  (block: ClubBlock, { hasReason }: ClubOrder) => displaces(block) && !hasReason,
);

/** decisions.md N16: what was played is entered later, back to the first day of the month before. */
export const neverTooFarBack = naming(
  ['date'],
  refuseWhere(
    'ERR_BOOKING_TIME_INVALID',
    ({ requested }: ClubBlock, { now }: ClubOrder) => requested.date < firstDayToEnter(now.date),
  ),
);

/** Three years ahead: a day beyond is a slip of the keys. */
const neverTooFarAhead = refuseInputWhere(
  'date',
  ({ requested }: ClubBlock, { now }: ClubOrder) => requested.date > lastDayToEnter(now.date),
);

/** Where and when may be reserved, whatever else is there; a refusal names the inputs that are wrong. */
export const placePolicies: readonly Policy<ClubOrder>[] = [
  naming(['court'], onlyCourtsInUse),
  naming(['start', 'end'], onlyOnTheGrid),
  naming(['end'], neverTooShort),
  naming(['start', 'end'], onlyInsideOpeningHours),
  naming(['date'], onlyOpenDays),
  neverTooFarBack,
  neverTooFarAhead,
];

/** The rules for reservations of the club, in the order in which they are evaluated; whether courts are free follows (conflicts.ts). */
export const reservationPolicies: readonly Policy<ClubOrder>[] = [
  seasonsOnlyWhereAllowed,
  categoryFitsPerson,
  titleFitsCategory,
  nothingToPayWithoutPerson,
  ownPriceHasReason,
  cardsOnlyForSingles,
  onlyClubDisplaces,
  displacementHasReason,
  onlyNewIds,
  ...placePolicies,
];
