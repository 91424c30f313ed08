import * as v from 'valibot';
import {
  type RowOf,
  bookingIdSchema,
  centsSchema,
  column,
  defineTable,
  localDateSchema,
  localTimeSchema,
  personIdSchema,
  voucherTypes,
} from '../core/index.ts';
import { voucherIdSchema } from './voucherEvents.ts';

/** What becomes of the price of a card (decisions.md V1). */
export const voucherPaymentStates = ['UNPAID', 'INVOICED', 'PAID'] as const;
export type VoucherPaymentState = (typeof voucherPaymentStates)[number];

/** Of the read model `vouchers`. A deleted card stays, so that its older events change nothing when they are applied again. */
export const voucherColumns = {
  voucherId: column.uuidOf(voucherIdSchema),
  personId: column.uuidOf(personIdSchema),
  voucherType: column.textOf(v.picklist(voucherTypes)),
  price: column.integerOf(centsSchema),
  halfHours: column.integer,
  halfHoursLeft: column.integer,
  paymentState: column.wordOf(voucherPaymentStates),
  orderedByClub: column.boolean,
  deleted: column.boolean,
  /** The first day of play that it pays for; null: it can be used at once. */
  usableFrom: column.nullable(column.calendarDay),
  orderedOn: column.instant,
  /** Positions of the order, and of the last event that changed the row. */
  orderedAt: column.logPosition,
  changedAt: column.logPosition,
};
export type VoucherRow = RowOf<typeof voucherColumns>;
export const vouchersTable = defineTable('cards', 'voucherId', voucherColumns);

export const voucherEntryKinds = ['ORDERED', 'USED', 'RETURNED'] as const;
export type VoucherEntryKind = (typeof voucherEntryKinds)[number];

/** Where and when the booking was that an entry is about. */
const entryBlockSchema = v.object({
  bookingId: bookingIdSchema,
  sport: v.string(),
  court: v.number(),
  date: localDateSchema,
  start: localTimeSchema,
  end: localTimeSchema,
});
export type EntryBlock = Readonly<v.InferOutput<typeof entryBlockSchema>>;

/** Also of the read model `vouchers`: each movement of hours, as on the statement of a bank account. */
export const voucherEntryColumns = {
  /** Of the event, and unique by it. */
  position: column.logPosition,
  voucherId: column.uuidOf(voucherIdSchema),
  kind: column.wordOf(voucherEntryKinds),
  halfHours: column.integer,
  /** On this card afterwards. */
  halfHoursLeft: column.integer,
  /** Null for the order, and once the day is closed (decisions.md §9). */
  block: column.nullable(column.jsonOf(entryBlockSchema)),
  occurredOn: column.instant,
};
export type VoucherEntryRow = RowOf<typeof voucherEntryColumns>;
export const voucherEntriesTable = defineTable('entries', 'position', voucherEntryColumns);
