import type { BookingRow, PlayerLeft, PlayersChanged } from '@platzwart/contracts/booking';
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

/** What changes of the players of a row that exists already: a whole new list, people who leave, or both in this order. */
export type PlayersUpdate = SealedGuests &
  Readonly<{
    bookingId: BookingId;
    personId: PersonId;
    /** Null where the list stays, but for those who left. */
    players: Players | null;
    guestFee: Cents | null;
    paymentMethod: PaymentMethod | null;
    left: readonly PersonId[];
    changedAt: Position;
  }>;

const membersOf = ({ data }: PlayersChanged): Players =>
  data.members.map((personId) => ({ personId, guestName: null }));

const without = (players: Players, playerId: PersonId): Players =>
  players.filter(({ personId }) => personId !== playerId);

type PlayedRow = BookingRow & SealedGuests;

/** A row of the same batch with its players: the guests' fee is part of its price. */
export const withPlayers = <Row extends PlayedRow>(
  row: Row,
  event: PlayersChanged | PlayerLeft,
  changedAt: Position,
): Row => {
  if (event.type === 'PlayerLeft') return { ...row, players: without(row.players, event.data.playerId), changedAt };
  const { guests, sealedGuests, guestFee, guestFeePayment } = event.data;
  const price = cents(row.price - row.guestFee + guestFee);
  return {
    ...row,
    ...{ players: membersOf(event), guests, sealedGuests, guestFee, price, changedAt },
    paymentMethod: row.paymentMethod ?? guestFeePayment,
    paymentState: price > 0 ? 'OPEN' : 'NONE',
  };
};

/** The update after one more event. */
export const updateAfter = (
  earlier: PlayersUpdate | undefined,
  event: PlayersChanged | PlayerLeft,
  changedAt: Position,
): PlayersUpdate => {
  const { bookingId, personId } = event.data;
  if (event.type === 'PlayersChanged') {
    const { guests, sealedGuests, guestFee, guestFeePayment: paymentMethod } = event.data;
    return {
      ...{ bookingId, personId, players: membersOf(event), guests, sealedGuests, guestFee, paymentMethod },
      ...{ left: [], changedAt },
    };
  }
  const { playerId } = event.data;
  const unchanged = { ...noGuests, bookingId, personId, players: null, guestFee: null, paymentMethod: null, left: [] };
  const before = earlier ?? unchanged;
  const players = before.players && without(before.players, playerId);
  return { ...before, players, left: [...before.left, playerId], changedAt };
};
