import { lastDayByCard } from '@platzwart/contracts/voucher';
import { reject } from '../../core/decider.ts';
import { type ChangeBlock, type ChangeOrder, isMoved } from './changeOrder.ts';
import type { ClubOrder } from './clubOrder.ts';
import { type Policy, refuseInputWhere } from './policy.ts';
import {
  categoryFitsPerson,
  displacementHasReason,
  nothingToPayWithoutPerson,
  onlyClubDisplaces,
  placePolicies,
  seasonsOnlyWhereAllowed,
  titleFitsCategory,
} from './reservationPolicies.ts';

/** The rule for those bookings only that the change concerns: what was right when it was booked may stay. */
const where =
  (isConcerned: (block: ChangeBlock) => boolean, policy: Policy<ClubOrder>): Policy<ChangeOrder> =>
  (order) =>
    policy({ ...order, blocks: order.blocks.filter(isConcerned) });

const hasOtherCategory = ({ booking, requested }: ChangeBlock): boolean => booking?.category !== requested.category;
const hasOtherOwner = (block: ChangeBlock): boolean => block.isReplaced || hasOtherCategory(block);
const hasOtherTitle = (block: ChangeBlock): boolean =>
  block.booking?.title !== block.requested.title || hasOtherOwner(block);

/** decisions.md B8: another price than that of the list is explained, once. */
const newPriceHasReason = refuseInputWhere(
  'reason',
  ({ hasOwnPrice, booking, price }: ChangeBlock, { hasReason, hasRemark }: ChangeOrder) =>
    hasOwnPrice && !(booking?.ownPrice && booking.price === price) && !hasReason && !hasRemark,
);

/** What a card pays has no price that the club could set. */
const cardHasNoPrice = refuseInputWhere(
  'price',
  ({ booking, isReplaced, requested }: ChangeBlock) =>
    booking?.byCard === true && !isReplaced && (requested.price ?? 0) > 0,
);

/** decisions.md V8: what a card pays is moved within the next two weeks. Beyond them it could be cancelled, and not be restored. */
const cardStaysUsable: Policy<ChangeOrder> = ({ blocks, now }) =>
  blocks.some(
    ({ booking, isReplaced, requested: { date } }) =>
      booking?.byCard === true && !isReplaced && date !== booking.date && date > lastDayByCard(now.date),
  )
    ? reject('ERR_VOUCHER_NOT_USABLE', 'date')
    : null;

/** decisions.md B4: whose booking is taken away is told why. */
const replacementHasReason = refuseInputWhere(
  'reason',
  ({ isReplaced, booking }: ChangeBlock, { hasReason }: ChangeOrder) =>
    isReplaced && booking?.personId !== null && !hasReason,
);

/**
 * The rules for changes by the club, in the order in which they are evaluated (decisions.md B18); those about courts and times concern the
 * bookings that are moved. Whether courts are free follows (conflicts.ts).
 */
export const changePolicies: readonly Policy<ChangeOrder>[] = [
  where(hasOtherCategory, seasonsOnlyWhereAllowed),
  where(hasOtherOwner, categoryFitsPerson),
  where(hasOtherTitle, titleFitsCategory),
  nothingToPayWithoutPerson,
  newPriceHasReason,
  cardHasNoPrice,
  cardStaysUsable,
  replacementHasReason,
  onlyClubDisplaces,
  displacementHasReason,
  ...placePolicies.map((policy) => where(isMoved, policy)),
];
