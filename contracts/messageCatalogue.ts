import { type BankCommand, bankEvents } from './bank/index.ts';
import {
  type BookingCommand,
  type SeasonCommand,
  type WaitingCommand,
  bookingEvents,
  paymentEvents,
  seasonEvents,
  waitingEvents,
} from './booking/index.ts';
import { type HistoryKind, historyKinds } from './catalogue.ts';
import { type ClubEventCommand, clubEventEvents } from './club-event/index.ts';
import { type ClubCommand, clubEvents } from './club/index.ts';
import { type EventDefinition, type EventOf, eventCatalogue } from './core/index.ts';
import { type DebitCommand, debitEvents } from './debit/index.ts';
import { type InvoiceCommand, invoiceEvents } from './invoice/index.ts';
import type { LinkCommand } from './link/index.ts';
import { type UserCommand, userEvents } from './user/index.ts';
import { type VoucherCommand, voucherEvents } from './voucher/index.ts';

/** Every command that the command-service accepts from outside. A feature registers its commands here, in one line. */
export type Command =
  | BankCommand
  | BookingCommand
  | WaitingCommand
  | SeasonCommand
  | ClubEventCommand
  | ClubCommand
  | DebitCommand
  | InvoiceCommand
  | LinkCommand
  | UserCommand
  | VoucherCommand;
export type CommandType = Command['type'];

/** The events of each kind of entry of the club log. A feature registers its events here, in one line. */
const eventsOf = {
  BOOKING: bookingEvents,
  WAITING_LIST: waitingEvents,
  SEASON: seasonEvents,
  EVENT: clubEventEvents,
  VOUCHER: voucherEvents,
  INVOICE: [...invoiceEvents, ...debitEvents],
  BANK: bankEvents,
  PERSON: userEvents,
  SETTINGS: clubEvents,
} as const satisfies Readonly<Record<HistoryKind, readonly Pick<EventDefinition, 'type'>[]>>;

/** Every event that the club's log can hold. Those of online payments are of no kind: the club log lists them, no page shows one. */
export const clubHistoryEvents = [...Object.values(eventsOf).flat(), ...paymentEvents];
export type ClubHistoryEvent = EventOf<(typeof clubHistoryEvents)[number]>;

export const clubHistory = eventCatalogue<ClubHistoryEvent>(clubHistoryEvents);

/** The types of the events of a kind. */
export const typesOfKind = (kind: HistoryKind): readonly string[] => eventsOf[kind].map(({ type }) => type);

const kindOfType: ReadonlyMap<string, HistoryKind> = new Map(
  historyKinds.flatMap((kind) => typesOfKind(kind).map((type) => [type, kind] as const)),
);

/** The kind of an event's type; null where it has none, and for a type of another release. */
export const kindOf = (type: string): HistoryKind | null => kindOfType.get(type) ?? null;
