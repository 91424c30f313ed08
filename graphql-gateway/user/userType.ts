import { type PersonId, type PersonalLimits, personIdSchema } from '@platzwart/contracts/core';
import type { PersonRow } from '@platzwart/contracts/user';
import * as v from 'valibot';
import { addChildType } from './childType.ts';
import type { PeopleReads } from '../core/peopleReads.ts';
import { addressType } from '../core/addressType.ts';
import type { Builder } from '../core/builder.ts';
import type { GatewayContext } from '../core/context.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { typeReference } from '../core/typeReference.ts';
import type { UserEnums } from './userEnums.ts';

/** An own account, or any for an ADMIN; null for a foreign one as for an unknown one. */
const loadVisible = async (context: GatewayContext, id: string): Promise<PersonRow | null> => {
  const { principal, person } = context.viewer();
  const isVisible = (personId: PersonId): boolean => principal === 'ADMIN' || person?.personId === personId;
  const parsed = v.safeParse(personIdSchema, id);
  return parsed.success && isVisible(parsed.output) ? context.person(parsed.output) : null;
};

/** `User`, for the fields that other features add to it. */
export const userType = typeReference((builder) => builder.objectRef<PersonRow>('User'));

const addPersonalLimits = (builder: Builder) =>
  builder.objectRef<PersonalLimits>('PersonalLimits').implement({
    description: "(+) What holds for this person instead of their role's limits; null = the role's (decisions.md N7).",
    fields: (t) => ({
      maxAdvanceDays: t.exposeInt('maxAdvanceDays', { nullable: true }),
      maxOpenBookings: t.exposeInt('maxOpenBookings', { nullable: true }),
      maxMinutesPerDay: t.exposeInt('maxMinutesPerDay', { nullable: true }),
      maxParallel: t.exposeInt('maxParallel', { nullable: true }),
    }),
  });

type UserServices = UserEnums & Readonly<{ peopleReads: Pick<PeopleReads, 'childrenOf'> }>;

export const addUserType = (builder: Builder, shared: SharedTypes, { language, peopleReads }: UserServices) => {
  const { role } = shared;
  return builder.node(userType(builder), {
    description: 'An account. `userID` is the member number.',
    id: { resolve: ({ personId }) => personId },
    loadOne: (id, context) => loadVisible(context, id),
    fields: (t) => ({
      _id: t.exposeID('personId'),
      userID: t.exposeID('memberNumber'),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName', { description: 'Of a business without a person, its name.' }),
      companyName: t.exposeString('companyName', {
        nullable: true,
        description: '(+) Of a business (decisions.md Q4).',
      }),
      address: t.expose('address', { type: addressType(builder), nullable: true }),
      phone: t.exposeString('phone', { nullable: true }),
      email: t.exposeString('email', { nullable: true }),
      newEmail: t.exposeString('newEmail', {
        nullable: true,
        description: '(+) Waits for its confirmation; until then `email` stays valid (decisions.md U8).',
      }),
      language: t.expose('language', { type: language, description: '(+) Of e-mails (decisions.md U17).' }),
      role: t.expose('role', { type: role }),
      verified: t.exposeBoolean('verified'),
      active: t.exposeBoolean('active', { description: '(+)' }),
      discount: t.exposeInt('discount', { description: 'Percent, 0 to 100.' }),
      limits: t.expose('limits', { type: addPersonalLimits(builder) }),
      secondFactor: t.exposeBoolean('secondFactor', {
        description: '(+) Whether signing in needs an authenticator too.',
      }),
      erasureRequested: t.exposeBoolean('erasureRequested', {
        description: '(+) Whether the person has asked to be erased.',
      }),
      bookingReminders: t.exposeBoolean('bookingReminders', {
        description: '(+) Whether an e-mail comes 24 hours before each booking (decisions.md N28).',
      }),
      payer: t.field({
        type: userType(builder),
        nullable: true,
        description: '(+) Who gets the invoices, where it is not the person (decisions.md N44).',
        resolve: ({ payerId }, _, context) => (payerId === null ? null : context.person(payerId)),
      }),
      guardian: t.field({
        type: userType(builder),
        nullable: true,
        description: '(+) Who books and pays for this person, and gets their e-mails (decisions.md N5).',
        resolve: ({ guardianId }, _, context) => (guardianId === null ? null : context.person(guardianId)),
      }),
      children: t.field({
        type: [addChildType(builder, shared)],
        description: '(+) For whom this person books and pays, by name (decisions.md N5).',
        resolve: async ({ personId }) => (await peopleReads.childrenOf([personId])).get(personId) ?? [],
      }),
      business: t.exposeBoolean('business', {
        description: '(+) Whether every invoice is an e-invoice (decisions.md N44).',
      }),
    }),
  });
};

export type UserType = ReturnType<typeof addUserType>;
