import { type RequestedBooking, categoryOfRole, orderId, priceOfBlock, seriesId } from '@platzwart/contracts/booking';
import { datesOfEvent } from '@platzwart/contracts/club-event';
import {
  type BookingId,
  bookingId,
  clubEventId,
  minuteOfDay,
  noCents,
  noPersonalLimits,
} from '@platzwart/contracts/core';
import type { NewReservation, SettingsInForce } from '../booking/domain/bookingRequests.ts';
import { clubNow } from '../booking/domain/clubNow.ts';
import type { CommandService } from '../commandService.ts';
import type { Answer } from '../core/commandStream.ts';
import { bookAsUser } from '../booking/handlers/bookAsUser.ts';
import { personByNumber } from '../user/domain/membersState.ts';
import type { demoCallFactory } from './demoCalls.ts';
import type { Announcement, OwnBooking, Reservation } from './demoOrder.ts';
import type { DemoPerson } from './demoPeople.ts';
import { seededRandom } from './seededRandom.ts';

export type DemoContext = Readonly<{
  service: Pick<CommandService, 'ledger' | 'members' | 'vault' | 'handlerOf'>;
  settings: SettingsInForce;
  callBy: ReturnType<typeof demoCallFactory>;
}>;

/** Reserves courts for the club; ids come from `seed`, so that the same reservation again changes nothing. */
export const enterReservation = (
  { service, callBy, settings }: DemoContext,
  { decidedAt, category, person, title, spots, rule }: Reservation,
  seed: number,
): Promise<Answer<string>> => {
  const { uuid } = seededRandom(seed);
  const booker = person && {
    personId: person.personId,
    role: person.role,
    discount: person.discount,
    limits: noPersonalLimits,
  };
  const bookings = spots.map((spot): NewReservation => {
    return {
      ...{ ...spot, bookingId: bookingId(uuid()), category, person: booker, title, price: null },
      ...{ sealedRemark: null, clubRemark: null, sealedReason: null, ifTaken: rule ? 'SKIP' : 'ABORT' },
    };
  });
  const series = rule && { ...rule, seriesId: seriesId(uuid()), leftOut: [] };
  const about = { settings, hasReason: false, series };
  const data = { orderId: orderId(uuid()), now: clubNow(decidedAt), ...about, bookings };
  const command = { type: 'ReserveCourts', data } as const;
  return service.ledger.send(command, callBy(null, decidedAt, command));
};

/** Announces an event with its courts; ids come from `seed`, as those of a reservation do. */
export const announceEvent = (
  { service, callBy, settings }: DemoContext,
  { decidedAt, details }: Announcement,
  seed: number,
): Promise<Answer<string>> => {
  const { uuid } = seededRandom(seed);
  const ids = { eventId: clubEventId(uuid()), orderId: orderId(uuid()) };
  const spots = datesOfEvent(details).flatMap((date) =>
    details.courts.map((court) => ({ date, court, bookingId: bookingId(uuid()) })),
  );
  const about = { settings, now: clubNow(decidedAt), ifTaken: 'ABORT', hasReason: false } as const;
  const command = { type: 'AnnounceEvent', data: { ...ids, ...about, details, spots } } as const;
  return service.ledger.send(command, callBy(null, decidedAt, command));
};

const bookingInput = (
  { person, spot, remark, isByCard }: OwnBooking,
  { sports, rules }: SettingsInForce,
): RequestedBooking => {
  const sport = sports.find((known) => known.sport === spot.sport);
  if (!sport) throw new Error(`The demo club has no ${spot.sport}`);
  const block = { date: spot.date, startMinute: minuteOfDay(spot.start), endMinute: minuteOfDay(spot.end) };
  const { price } = priceOfBlock({ sport, rules }, block, person);
  const payment = isByCard
    ? ({ price: noCents, paymentMethod: 'VOUCHER' } as const)
    : ({ price, paymentMethod: 'INVOICE' } as const);
  return { ...spot, ...payment, remark, players: [] };
};

/** Books as the person would in the browser. */
export const enterBooking = (
  { service, callBy, settings }: DemoContext,
  order: OwnBooking,
  seed: number,
): Promise<Answer<string>> => {
  const { ledger, members, vault } = service;
  const process = bookAsUser({
    ...{ ledger, settings: () => settings, newId: seededRandom(seed).uuid, vault },
    collectable: [],
    personByNumber: (memberNumber) => personByNumber(members.current().state, memberNumber),
    personById: (id) => members.current().state.byId.get(id) ?? null,
  });
  const { person, guardian, decidedAt } = order;
  const data = { bookings: [bookingInput(order, settings)], ...(guardian && { userID: person.memberNumber }) };
  return process(data, callBy(guardian ?? person, decidedAt, { type: 'BookAsUser', data }));
};

/** Cancels as the person would in "my bookings". */
export const enterCancellation = (
  { service, callBy }: DemoContext,
  { person, id, at }: Readonly<{ person: DemoPerson; id: BookingId; at: string }>,
): Promise<Answer<string>> => {
  const unsaid = { userID: null, reason: null, refund: null, scope: null };
  const data = { bookingId: id, category: categoryOfRole(person.role), ...unsaid };
  return service.handlerOf('CancelBooking')(data, callBy(person, at, { type: 'CancelBooking', data }));
};
