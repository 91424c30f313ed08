import type { Builder } from '../core/builder.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import type { UserEnums } from './userEnums.ts';

const addAddressInput = (builder: Builder) =>
  builder.inputType('AddressInput', {
    fields: (t) => ({
      city: t.string({ required: true }),
      houseNumber: t.string({ required: true }),
      street: t.string({ required: true }),
      zip: t.string({ required: true, description: 'In the form of the country; free where that is unknown.' }),
      country: t.string({
        description: '(+) ISO 3166-1, e.g. AT; else the postal code says it, DE where it has five digits.',
      }),
    }),
  });

const addLimitsInput = (builder: Builder) =>
  builder.inputType('PersonalLimitsInput', {
    description: "(+) Instead of the role's limits; what is left out is the role's again.",
    fields: (t) => ({
      maxAdvanceDays: t.int(),
      maxOpenBookings: t.int(),
      maxMinutesPerDay: t.int(),
      maxParallel: t.int(),
    }),
  });

/** A separate input for each kind of caller: people cannot set fields of their own account that only an ADMIN may set (reliability T33). */
export const addUserInputs = (builder: Builder, { role }: SharedTypes, { language, futureBookings }: UserEnums) => {
  const address = addAddressInput(builder);
  const limits = addLimitsInput(builder);
  const languageDescription = '(+) Of e-mails; German by default (decisions.md U17).';
  return {
    guest: builder.inputType('GuestInput', {
      fields: (t) => ({
        firstName: t.string({ required: true }),
        lastName: t.string({ required: true }),
        email: t.string({ required: true }),
        phone: t.string({ required: true }),
        password: t.string({ required: true }),
        address: t.field({ type: address, required: true }),
        language: t.field({ type: language, description: languageDescription }),
      }),
    }),
    user: builder.inputType('UserInput', {
      fields: (t) => ({
        userID: t.id({ description: 'The next free number where none is given.' }),
        firstName: t.string({ required: true }),
        lastName: t.string({ required: true }),
        companyName: t.string({
          description: '(+) Of a business; first and last name may be empty then (decisions.md Q4).',
        }),
        email: t.string({ description: 'A child with a guardian needs none (decisions.md N5).' }),
        guardianID: t.id({
          description: '(+) The member number of who books and pays for a child, and gets its e-mails.',
        }),
        phone: t.string(),
        role: t.field({ type: role, required: true }),
        discount: t.int({ description: "Percent; the club's own default where nothing is said." }),
        address: t.field({ type: address }),
        active: t.boolean(),
        language: t.field({ type: language, description: languageDescription }),
      }),
    }),
    update: builder.inputType('UpdateUserInput', {
      description:
        'What is left out stays as it is. A person may change their own address, phone, language and reminders; the rest is for ADMIN.',
      fields: (t) => ({
        userID: t.id({ description: '(+)' }),
        firstName: t.string(),
        lastName: t.string(),
        companyName: t.string({ description: '(+) Of a business; null: none (decisions.md Q4).' }),
        email: t.string({ description: 'Of somebody who never confirmed one; else it is changed by verifyNewMail.' }),
        phone: t.string(),
        role: t.field({ type: role }),
        discount: t.int({ description: 'Percent, 0 to 100.' }),
        limits: t.field({ type: limits, description: '(+) All of them, by an ADMIN (decisions.md N7).' }),
        address: t.field({ type: address }),
        active: t.boolean(),
        futureBookings: t.field({
          type: futureBookings,
          description:
            '(+) What becomes of the bookings ahead where `active` becomes false; CANCEL by default (decisions.md B27).',
        }),
        language: t.field({ type: language, description: '(+)' }),
        bookingReminders: t.boolean({
          description: '(+) Whether an e-mail comes before each booking (decisions.md N28).',
        }),
        payerID: t.id({
          description: '(+) The member number of who gets the invoices; null: the person (decisions.md N44).',
        }),
        guardianID: t.id({
          description:
            '(+) The member number of who books and pays for the person, and gets their e-mails; null: nobody (decisions.md N5).',
        }),
        business: t.boolean({ description: '(+) Billed as a business, with e-invoices (decisions.md N44).' }),
      }),
    }),
  };
};

export type UserInputs = ReturnType<typeof addUserInputs>;
