import {
  type BookingPaymentState,
  type BookingRow,
  type PlayerLeft,
  type PlayersChanged,
  type RemarkChanged,
  isOnline,
} from '@platzwart/contracts/booking';
import {
  type BookingId,
  type Cents,
  type PaymentMethod,
  type PersonId,
  type Position,
  cents,
} from '@platzwart/contracts/core';

type Players = BookingRow['players'];

/** Guests whose names are still to be opened. */
export type SealedGuests = Readonly<{ guests: number; sealedGuests: string | null }>;
export const noGuests: SealedGuests = { guests: 0, sealedGuests: null };

/** What changes of a row that exists already: the remark; a whole new list of players, people who leave, or both in this order. */
export type BookingUpdate = SealedGuests &
  Readonly<{
    bookingId: BookingId;
    personId: PersonId;
    /** Null where the list stays, but for those who left. */
    players: Players | null;
    guestFee: Cents | null;
    paymentMethod: PaymentMethod | null;
    left: readonly PersonId[];
    /** Null where it stays. */
    remark: Readonly<{ sealed: string | null; text: string | null }> | null;
    /** How many events it is made of. */
    changes: number;
    changedAt: Position;
  }>;

/** What is paid online is booked once it is paid (decisions.md B22); hour cards pay at once (V7). */
export const owedState = (price: Cents, method: PaymentMethod | null): BookingPaymentState => {
  if (price === 0) return method === 'VOUCHER' ? 'PAID' : 'NONE';
  return isOnline(method) ? 'PAID' : 'OPEN';
};

const membersOf = ({ data }: PlayersChanged): Players =>
  data.members.map((personId) => ({ personId, guestName: null }));

const without = (players: Players, playerId: PersonId): Players =>
  players.filter(({ personId }) => personId !== playerId);

/** An event that changes a booking which stays. */
export type Change = PlayersChanged | PlayerLeft | RemarkChanged;

type PlayedRow = BookingRow & SealedGuests & Readonly<{ sealedRemark: string | null }>;

/** A row of the same batch after the event: the guests' fee is part of its price. */
export const rowAfter = <Row extends PlayedRow>(before: Row, event: Change, changedAt: Position): Row => {
  const row = { ...before, revision: before.revision + 1 };
  if (event.type === 'RemarkChanged') return { ...row, sealedRemark: event.data.sealedRemark, remark: null, changedAt };
  if (event.type === 'PlayerLeft') return { ...row, players: without(row.players, event.data.playerId), changedAt };
  const { guests, sealedGuests, guestFee, guestFeePayment } = event.data;
  const price = cents(row.price - row.guestFee + guestFee);
  return {
    ...row,
    ...{ players: membersOf(event), guests, sealedGuests, guestFee, price, changedAt },
    paymentMethod: row.paymentMethod ?? guestFeePayment,
    paymentState: owedState(price, row.paymentMethod ?? guestFeePayment),
  };
};

type Update = Omit<BookingUpdate, 'changes'>;

/** The update after one more event. */
export const updateAfter = (earlier: BookingUpdate | undefined, event: Change, changedAt: Position): BookingUpdate => ({
  ...updated(earlier, event, changedAt),
  changes: (earlier?.changes ?? 0) + 1,
});

const updated = (earlier: Update | undefined, event: Change, changedAt: Position): Update => {
  const { bookingId, personId } = event.data;
  if (event.type === 'PlayersChanged') {
    const { guests, sealedGuests, guestFee, guestFeePayment: paymentMethod } = event.data;
    return {
      ...{ bookingId, personId, players: membersOf(event), guests, sealedGuests, guestFee, paymentMethod },
      ...{ left: [], remark: earlier?.remark ?? null, changedAt },
    };
  }
  const unchanged = { ...noGuests, bookingId, personId, players: null, guestFee: null, paymentMethod: null, left: [] };
  const before = earlier ?? { ...unchanged, remark: null };
  if (event.type === 'RemarkChanged')
    return { ...before, remark: { sealed: event.data.sealedRemark, text: null }, changedAt };
  const { playerId } = event.data;
  const players = before.players && without(before.players, playerId);
  return { ...before, players, left: [...before.left, playerId], changedAt };
};
