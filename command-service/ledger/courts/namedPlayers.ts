import type { PlayerLeft, PlayersChanged } from '@platzwart/contracts/booking';
import { type Cents, type PaymentMethod, type PersonId, timeOfMinute, vatOn } from '@platzwart/contracts/core';
import type { NewPlayers, SettingsInForce } from '../../booking/domain/bookingRequests.ts';
import type { LedgerBooking } from './ledgerBooking.ts';

/** Court and time of a booking as its events have them. */
type Place = Pick<LedgerBooking, 'bookingId' | 'sport' | 'court' | 'date' | 'startMinute' | 'endMinute'>;

export const placeOf = ({ bookingId, sport, court, date, startMinute, endMinute }: Place) => ({
  ...{ bookingId, sport, court, date },
  ...{ start: timeOfMinute(startMinute), end: timeOfMinute(endMinute) },
});

type Named = Readonly<{
  owner: PersonId;
  players: NewPlayers;
  /** The people of the club who were named before. */
  before: readonly PersonId[];
  guestFee: Cents;
  paymentMethod: PaymentMethod;
  settings: SettingsInForce;
}>;

/** The event that names who plays with the owner, with the guests' fee as a line of its own (decisions.md B26, N24). */
export const playersChanged = (
  place: Place,
  { owner, players, before, guestFee, paymentMethod, settings }: Named,
): PlayersChanged => {
  const members = players.members.map(({ personId }) => personId);
  return {
    type: 'PlayersChanged',
    data: {
      ...placeOf(place),
      personId: owner,
      members,
      added: members.filter((personId) => !before.includes(personId)),
      ...{ guests: players.guests, sealedGuests: players.sealedGuests, guestFee },
      guestFeeVatRate: vatOn(place.date, 'GUEST_FEE', settings.rules).percent,
      guestFeePayment: guestFee > 0 ? paymentMethod : null,
    },
  };
};

/** The events by which a person leaves a booking of somebody else. */
export const playerLeft = (booking: LedgerBooking, playerId: PersonId): readonly PlayerLeft[] =>
  booking.personId === null
    ? []
    : [{ type: 'PlayerLeft', data: { ...placeOf(booking), personId: booking.personId, playerId } }];
