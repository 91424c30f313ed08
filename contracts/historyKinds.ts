import { bankEvents } from './bank/index.ts';
import { bookingEvents, seasonEvents, waitingEvents } from './booking/index.ts';
import { clubEventEvents } from './club-event/index.ts';
import { clubEvents } from './club/index.ts';
import type { EventDefinition } from './core/index.ts';
import { debitEvents } from './debit/index.ts';
import { type HistoryKind, historyKinds } from './history/index.ts';
import { invoiceEvents } from './invoice/index.ts';
import { userEvents } from './user/index.ts';
import { voucherEvents } from './voucher/index.ts';

/** What each kind of entry of the club log collects. A feature joins by its line. */
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

/** The types of the events of a kind. */
export const typesOfKind = (kind: HistoryKind): readonly string[] => eventsOf[kind].map(({ type }) => type);

const kindOfType: ReadonlyMap<string, HistoryKind> = new Map(
  historyKinds.flatMap((kind) => typesOfKind(kind).map((type) => [type, kind] as const)),
);

/** The kind of an event's type; null for a type of another release. */
export const kindOf = (type: string): HistoryKind | null => kindOfType.get(type) ?? null;
