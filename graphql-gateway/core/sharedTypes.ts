import { type BookingCategory, bookingCategories } from '@platzwart/contracts/booking';
import {
  type MailState,
  type PaymentMethod,
  type Browser,
  type Role,
  type System,
  browsers,
  mailStates,
  paymentMethods,
  roles,
  systems,
} from '@platzwart/contracts/core';
import { type MailKind, mailKinds } from '@platzwart/contracts/catalogue';
import type { PersonRow } from '@platzwart/contracts/user';
import type { Builder } from './builder.ts';
import { addPlayerInput } from './playerInput.ts';

export const bookingStates = ['BOOKED', 'CANCELED', 'INVOICED', 'PAID'] as const;
export type BookingState = (typeof bookingStates)[number];

/** The fields of every mutation's result, returned only where it succeeded (decisions.md C1). */
export type MutationSuccess = Readonly<{ success: true; code: string; msg: string }>;

/** For a call that ends the person's other sessions. `token` is null where it could not be made in time: then the person signs in again. */
type EndingSessions = Readonly<{ token?: string | null }>;

export const tokenOfToday = '(+) Of this session, where it continues and all other sessions of the person have ended.';
const tokenIn = ({ token = null }: EndingSessions): string | null => token;

/** Types of fields in more than one feature. */
export const addSharedTypes = (builder: Builder) => {
  const mutationResult = describeMutationResult(builder);
  const result = builder.objectRef<MutationSuccess & EndingSessions>('Result').implement({
    interfaces: [mutationResult],
    fields: (t) => ({ token: t.string({ nullable: true, description: tokenOfToday, resolve: tokenIn }) }),
  });
  return {
    ...addSharedEnums(builder),
    ...{ mutationResult, result, bookingUser: describeBookingUser(builder), player: addPlayerInput(builder) },
  };
};

/** A person outside of the account itself: a name and a number. */
const describeBookingUser = (builder: Builder) =>
  builder.objectRef<PersonRow>('BookingUser').implement({
    fields: (t) => ({
      userID: t.exposeID('memberNumber'),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
    }),
  });

export type SharedTypes = ReturnType<typeof addSharedTypes>;

const addSharedEnums = (builder: Builder) => ({
  role: builder.enumType<'Role', readonly Role[]>('Role', { values: roles }),
  bookingCategory: builder.enumType<'BookingCategory', readonly BookingCategory[]>('BookingCategory', {
    values: bookingCategories,
  }),
  bookingState: builder.enumType<'BookingState', readonly BookingState[]>('BookingState', { values: bookingStates }),
  paymentMethod: builder.enumType<'PaymentMethod', readonly PaymentMethod[]>('PaymentMethod', {
    values: paymentMethods,
  }),
  browser: builder.enumType<'Browser', readonly Browser[]>('Browser', { values: browsers, description: '(+)' }),
  system: builder.enumType<'OperatingSystem', readonly System[]>('OperatingSystem', {
    values: systems,
    description: '(+)',
  }),
  mailKind: builder.enumType<'MailKind', readonly MailKind[]>('MailKind', { values: mailKinds, description: '(+)' }),
  mailState: builder.enumType<'MailState', readonly MailState[]>('MailState', {
    values: mailStates,
    description: '(+) DROPPED: there is no recipient any more.',
  }),
});

const describeMutationResult = (builder: Builder) =>
  builder.interfaceRef<MutationSuccess>('MutationResult').implement({
    description: 'A call that is refused answers with an error instead, so `success` is always true.',
    fields: (t) => ({
      success: t.exposeBoolean('success'),
      code: t.exposeString('code', { description: 'SUC_…' }),
      msg: t.exposeString('msg', { description: "In the caller's language, by Accept-Language." }),
    }),
  });
