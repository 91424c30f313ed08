import * as v from 'valibot';
import {
  type RowOf,
  column,
  defineTable,
  languages,
  personIdSchema,
  personalLimitsSchema,
  roles,
  rowReader,
} from '../core/index.ts';
import { postalAddressSchema } from './personalData.ts';
import { userEventTypes } from './userEvents.ts';

const personColumns = {
  personId: column.uuidOf(personIdSchema),
  memberNumber: column.text,
  /** Null for a child without one (decisions.md N5). */
  email: column.nullable(column.text),
  firstName: column.text,
  lastName: column.text,
  /** Of a business; without a person it is the last name, too (decisions.md Q4). */
  companyName: column.nullable(column.text),
  phone: column.nullable(column.text),
  address: column.nullable(column.jsonOf(postalAddressSchema)),
  language: column.textOf(v.picklist(languages)),
  role: column.textOf(v.picklist(roles)),
  discount: column.integer,
  /** What holds instead of the role's limits (decisions.md N7). */
  limits: column.jsonOf(personalLimitsSchema),
  verified: column.boolean,
  active: column.boolean,
  /** Sessions whose token has a lower version have ended. */
  tokenVersion: column.integer,
  secondFactor: column.boolean,
  /** The new address until it is confirmed; null where none is pending. */
  newEmail: column.nullable(column.text),
  erasureRequested: column.boolean,
  /** Whether an e-mail reminds them of their bookings (decisions.md N28). */
  bookingReminders: column.boolean,
  /** Who gets their invoices; null: they themselves (`payerOf`). */
  payerId: column.nullable(column.uuidOf(personIdSchema)),
  /** Who books and pays for them, and gets their e-mails; null: they themselves (decisions.md N5). */
  guardianId: column.nullable(column.uuidOf(personIdSchema)),
  /** Whether their invoices are e-invoices in any case (decisions.md N44). */
  business: column.boolean,
};
/** A row of the read model `people`, without the columns for sorting and searching. */
export type PersonRow = RowOf<typeof personColumns>;
export const personReader = rowReader(personColumns);

export const peopleTable = defineTable('people', 'personId', {
  ...personColumns,
  nameKey: column.orderedText,
  search: column.text,
});

/** Changes of accounts, also of the read model `people`: type, account, time, and the reason that an ADMIN gave to the person. */
export const accountFactsTable = defineTable('facts', 'position', {
  position: column.logPosition,
  personId: column.uuidOf(personIdSchema),
  type: column.textOf(v.picklist(userEventTypes)),
  occurredAt: column.instant,
  reason: column.nullable(column.text),
});
export type AccountFactRow = RowOf<typeof accountFactsTable.columns>;
