import {
  type RowOf,
  centsSchema,
  column,
  creditIdSchema,
  defineTable,
  invoiceIdSchema,
  personIdSchema,
} from '../core/index.ts';

/** Also of the read model `invoices`: what payers have paid too much, also what is paid back or set off since. */
export const creditColumns = {
  creditId: column.uuidOf(creditIdSchema),
  personId: column.uuidOf(personIdSchema),
  /** The invoice for which it was paid. */
  invoiceId: column.uuidOf(invoiceIdSchema),
  number: column.orderedText,
  receivedOn: column.calendarDay,
  /** In cents: what has arrived too much, and what of it is neither paid back nor set off. */
  amount: column.integerOf(centsSchema),
  rest: column.integerOf(centsSchema),
  /** The day on which the rest was paid back. */
  refundedOn: column.nullable(column.calendarDay),
  /** Whether it turned out to be none. */
  withdrawn: column.boolean,
  changedAt: column.logPosition,
};
export type CreditRow = RowOf<typeof creditColumns>;
export const creditsTable = defineTable('credits', 'creditId', creditColumns);
