import { type WantedBooking, categoryOfRole, priceOfBlock } from '@platzwart/contracts/booking';
import { type BookingId, bookingId, minuteOfDay, orderId } from '@platzwart/contracts/core';
import type { NewReservation, SettingsInForce } from '../booking/ledgerCommands.ts';
import type { CommandService } from '../commandService.ts';
import type { Answer } from '../core/commandStream.ts';
import { bookAsUser } from '../processes/bookAsUser.ts';
import type { demoCalls } from './demoCalls.ts';
import type { OwnBooking, Reservation } from './demoOrder.ts';
import type { DemoPerson } from './demoPeople.ts';
import { seededRandom } from '../core/seededRandom.ts';

export type DemoDesk = Readonly<{
  service: Pick<CommandService, 'ledger' | 'members' | 'vault' | 'cancelBooking'>;
  settings: SettingsInForce;
  callBy: ReturnType<typeof demoCalls>;
}>;

/** Reserves what the club wants; ids come from `seed`, so that the same reservation again changes nothing. */
export const reserve = (
  { service, callBy, settings }: DemoDesk,
  { decidedAt, category, person, title, spots }: Reservation,
  seed: number,
): Promise<Answer<string>> => {
  const { uuid } = seededRandom(seed);
  const booker = person && { personId: person.personId, role: person.role, discount: person.discount };
  const bookings = spots.map((spot): NewReservation => {
    return { ...spot, bookingId: bookingId(uuid()), category, person: booker, title, price: null, sealedRemark: null };
  });
  const command = { type: 'ReserveCourts', data: { orderId: orderId(uuid()), settings, bookings } } as const;
  return service.ledger.send(command, callBy(null, decidedAt, command));
};

const wantedOf = ({ person, spot, remark }: OwnBooking, { sports, rules }: SettingsInForce): WantedBooking => {
  const sport = sports.find((known) => known.sport === spot.sport);
  if (!sport) throw new Error(`The demo club has no ${spot.sport}`);
  const block = { date: spot.date, startMinute: minuteOfDay(spot.start), endMinute: minuteOfDay(spot.end) };
  const { price } = priceOfBlock({ sport, rules }, block, person);
  return { ...spot, price, paymentMethod: 'INVOICE', remark };
};

/** Books as the person would have done it in the browser. */
export const book = (
  { service, callBy, settings }: DemoDesk,
  order: OwnBooking,
  seed: number,
): Promise<Answer<string>> => {
  const { ledger, members, vault } = service;
  const process = bookAsUser({
    ...{ ledger, settings: () => settings, newId: seededRandom(seed).uuid, sealRemark: vault.seal },
    personById: (id) => members.current().state.byId.get(id) ?? null,
  });
  const data = { bookings: [wantedOf(order, settings)] };
  return process(data, callBy(order.person, order.decidedAt, { type: 'BookAsUser', data }));
};

/** Cancels as the person would have done it in "my bookings". */
export const cancel = (
  { service, callBy }: DemoDesk,
  { person, id, at }: Readonly<{ person: DemoPerson; id: BookingId; at: string }>,
): Promise<Answer<string>> => {
  const data = { bookingId: id, category: categoryOfRole(person.role), userID: null, reason: null };
  return service.cancelBooking(data, callBy(person, at, { type: 'CancelBooking', data }));
};
