import { type PlannedChange, isRepriced } from '@platzwart/contracts/booking';
import { type PersonId, noCents } from '@platzwart/contracts/core';
import type { BookedCourts } from './bookedCourts.ts';
import type { NewReservation } from './bookingRequests.ts';
import type { BookingToChange, ChangeRequest, OwnerInChange } from './changeRequest.ts';
import { type ClubBlock, type ClubOrder, clubOrder } from './clubOrder.ts';

/** One booking after the change. */
export type ChangeBlock = ClubBlock &
  Readonly<{
    /** As it is now; null for a date that is added. */
    booking: BookingToChange | null;
    /** It gets another owner, so it is cancelled and booked anew. */
    isReplaced: boolean;
    /** Nothing that its price depends on is changed. */
    keepsPrice: boolean;
  }>;
export type ChangeOrder = Omit<ClubOrder, 'blocks'> & Readonly<{ blocks: readonly ChangeBlock[]; hasRemark: boolean }>;

/** The booking that a date to be added is like: whose it is, what it is called. */
type Model = Pick<BookingToChange, 'personId' | 'title' | 'sealedRemark' | 'clubRemark'> &
  Readonly<{ ownPrice: NewReservation['price'] }>;
type Planned = Pick<PlannedChange<BookingToChange>, 'moves' | 'added'>;
type PendingChange = Readonly<{ reservation: NewReservation; booking: BookingToChange | null; isReplaced: boolean }>;

const ownerIn = ({ owners }: ChangeRequest, personId: PersonId | null): OwnerInChange | null =>
  owners.find(({ person }) => (person?.personId ?? null) === personId) ?? null;

const remarksOf = (
  owner: OwnerInChange,
  { sealedRemark, clubRemark }: Pick<NewReservation, 'sealedRemark' | 'clubRemark'>,
) => {
  if (owner.remark === null) return { sealedRemark, clubRemark };
  const isSame = sealedRemark !== null && owner.remark.same.includes(sealedRemark);
  return { sealedRemark: isSame ? sealedRemark : owner.remark.sealed, clubRemark: owner.remark.plain };
};

const noRemarks = { sealedRemark: null, clubRemark: null };

type About = Readonly<{ model: Model; isReplaced: boolean; bookingId: NewReservation['bookingId'] | undefined }>;

/** Null for an owner whom the request does not know: the booking was given to another person meanwhile. */
const reservationOf = (
  request: ChangeRequest,
  { date, court, ifTaken }: PlannedChange<BookingToChange>['added'][number],
  { model, isReplaced, bookingId }: About,
): NewReservation | null => {
  const owner = ownerIn(request, request.newOwner ? request.newOwner.personId : model.personId);
  if (!owner || bookingId === undefined) return null;
  const { sport, start, end, category, title, price } = request;
  return {
    ...{ bookingId, sport, date, court, start, end, ifTaken, category, person: owner.person },
    title: title === undefined ? model.title : title,
    price: price === undefined ? model.ownPrice : price,
    // A remark that one person wrote is not shown to another.
    ...remarksOf(owner, isReplaced ? noRemarks : model),
    sealedReason: owner.sealedReason,
  };
};

const pendingChangesOf = (
  request: ChangeRequest,
  { moves, added }: Planned,
  model: Model,
): readonly (PendingChange | null)[] => {
  const changed = moves.map(({ booking, ...place }, index): PendingChange | null => {
    const isReplaced = request.newOwner !== null && request.newOwner.personId !== booking.personId;
    const bookingId = isReplaced ? request.newIds[index] : booking.bookingId;
    const ownPrice = booking.ownPrice && !isReplaced ? booking.price : null;
    const reservation = reservationOf(request, place, { model: { ...booking, ownPrice }, isReplaced, bookingId });
    return reservation && { reservation, booking, isReplaced };
  });
  const isOther = request.newOwner !== null && request.newOwner.personId !== model.personId;
  const booked = added.map((place, index): PendingChange | null => {
    const bookingId = request.newIds[moves.length + index];
    const reservation = reservationOf(request, place, { model, isReplaced: isOther, bookingId });
    return reservation && { reservation, booking: null, isReplaced: false };
  });
  return [...changed, ...booked];
};

/** A card goes on paying: its hours follow the length (docs/adr/0052-hour-cards.md). */
const paidByCard = { price: noCents, discount: 0, hasOwnPrice: false };

/** decisions.md B18: a price is worked out anew where something that it depends on is another, or the club says so. */
const keepsPrice = (block: ClubBlock, { booking, isReplaced }: PendingChange, { price }: ChangeRequest): boolean => {
  if (booking === null || isReplaced) return false;
  const { sport, date, category } = block.requested;
  const { startMinute, endMinute } = block;
  if (isRepriced(booking, { sport, date, category, startMinute, endMinute })) return false;
  return price === undefined || price === booking.price || (price === null && !booking.ownPrice);
};

/**
 * The bookings after the change, in the form that the rules evaluate; null where one belongs to somebody whom the request does not know.
 */
export const changeOrder = (
  request: ChangeRequest,
  { moves, added, model }: Planned & Readonly<{ model: Model }>,
  courts: BookedCourts,
): ChangeOrder | null => {
  const all = pendingChangesOf(request, { moves, added }, model);
  const changes = all.filter((change) => change !== null);
  if (changes.length < all.length) return null;
  const bookings = changes.map(({ reservation }) => reservation);
  const order = clubOrder({ ...request, series: null, bookings }, courts);
  const blocks = order.blocks.flatMap((block, index): readonly ChangeBlock[] => {
    const change = changes[index];
    if (!change) return [];
    const { booking, isReplaced } = change;
    if (booking?.byCard && !isReplaced) return [{ ...block, ...paidByCard, booking, isReplaced, keepsPrice: false }];
    if (!booking || !keepsPrice(block, change, request)) return [{ ...block, booking, isReplaced, keepsPrice: false }];
    const { price, ownPrice } = booking;
    return [{ ...block, booking, isReplaced, keepsPrice: true, price, hasOwnPrice: ownPrice }];
  });
  return { ...order, blocks, hasRemark: request.hasRemark };
};

const placeNames = ['sport', 'court', 'date', 'startMinute', 'endMinute'] as const;

const factsOf = ({ requested, startMinute, endMinute, price, hasOwnPrice }: ChangeBlock) => {
  const { sport, court, date, category, title, sealedRemark, clubRemark } = requested;
  const texts = { title, sealedRemark, clubRemark };
  return { sport, court, date, startMinute, endMinute, category, price, ownPrice: hasOwnPrice, ...texts };
};

/** Whether the booking takes minutes of a court that it does not have yet. */
export const isMoved = (block: ChangeBlock): boolean => {
  const { booking } = block;
  const facts = factsOf(block);
  return booking === null || placeNames.some((name) => booking[name] !== facts[name]);
};

/** Whether anything at all is another than it is now. */
export const isDifferent = (block: ChangeBlock): boolean => {
  const { booking, isReplaced } = block;
  if (booking === null || isReplaced || isMoved(block)) return true;
  const facts = factsOf(block);
  const others = ['category', 'title', 'sealedRemark', 'clubRemark', 'price', 'ownPrice'] as const;
  return others.some((name) => booking[name] !== facts[name]);
};
