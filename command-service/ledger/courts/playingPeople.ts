import type { PlayerLeft, PlayersChanged } from '@platzwart/contracts/booking';
import type { PersonId } from '@platzwart/contracts/core';
import type { Map } from 'immutable';
import { withBooking, withoutBooking } from './bookingsInOrder.ts';
import type { LedgerBooking, LedgerPlayers } from './ledgerBooking.ts';
import { type PersonalMonths, changedMonth } from './personalMonths.ts';

/** The live bookings in which a person plays with somebody else, by month. */
export type PlayingPeople = Map<PersonId, PersonalMonths>;

type Change = (bookings: readonly LedgerBooking[]) => readonly LedgerBooking[];

const changedFor = (playing: PlayingPeople, { players, date }: LedgerBooking, change: Change): PlayingPeople =>
  (players?.members ?? []).reduce((people, personId) => {
    const months = changedMonth(people.get(personId) ?? [], date, change);
    return months.length === 0 ? people.delete(personId) : people.set(personId, months);
  }, playing);

/** Every named member of the live booking plays in it. */
export const withPlayers = (playing: PlayingPeople, booking: LedgerBooking): PlayingPeople =>
  booking.occupancy === 'BOOKED' ? changedFor(playing, booking, (bookings) => withBooking(bookings, booking)) : playing;

const withoutPlayers = (playing: PlayingPeople, booking: LedgerBooking): PlayingPeople =>
  changedFor(playing, booking, (bookings) => withoutBooking(bookings, booking));

/** Nobody plays in the booking any more. */
export const withoutGame = <State extends Readonly<{ playing: PlayingPeople }>>(
  state: State,
  booking: LedgerBooking,
): State => ({ ...state, playing: withoutPlayers(state.playing, booking) });

const orNobody = (players: LedgerPlayers): LedgerPlayers | null =>
  players.members.length + players.guests > 0 ? players : null;

/** The players of `booking` after the event. */
export const playersAfter = ({ players }: LedgerBooking, event: PlayersChanged | PlayerLeft): LedgerPlayers | null => {
  if (event.type === 'PlayerLeft') {
    const { playerId } = event.data;
    return players && orNobody({ ...players, members: players.members.filter((member) => member !== playerId) });
  }
  const { members, guests, guestFee, sealedGuests } = event.data;
  return orNobody({ members, guests, guestFee, sealedGuests });
};
