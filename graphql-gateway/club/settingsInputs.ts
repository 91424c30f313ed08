import type { Builder } from '../core/builder.ts';
import { addAccountingInput } from './accountingInput.ts';
import { addBillingInput, missingStays } from './billingInput.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { pricesInput } from './pricesInput.ts';
import type { ClubEnums } from './clubEnums.ts';
import { timeAndCourtInput } from './timeAndCourtInput.ts';

const addAddressInputs = (builder: Builder) => {
  const address = builder.inputType('ClubAddressInput', {
    description: missingStays,
    fields: (t) => ({
      city: t.string({ required: true }),
      street: t.string({ required: true }),
      zip: t.string({ required: true }),
      houseNumber: t.string({ required: true }),
      maps: t.string(),
    }),
  });
  const invoice = builder.inputType('InvoiceAddressInput', {
    fields: (t) => ({
      addressSameAsInvoice: t.boolean({ required: true }),
      consignor: t.string({ required: true }),
      address: t.field({ type: address }),
    }),
  });
  return builder.inputType('ClubAddressesInput', {
    description: missingStays,
    fields: (t) => ({
      office: t.field({ type: address, required: true }),
      inside: t.field({ type: address }),
      outside: t.field({ type: address }),
      invoice: t.field({ type: invoice, required: true }),
    }),
  });
};

const addImprintInput = (builder: Builder) =>
  builder.inputType('ImprintInput', {
    description: `(+) People by member number. ${missingStays}`,
    fields: (t) => ({
      board: t.idList({ required: true }),
      responsible: t.id(),
      registerCourt: t.string(),
      registerNumber: t.string(),
      vatId: t.string(),
    }),
  });

const addLimitsInput = (builder: Builder, { role }: SharedTypes) =>
  builder.inputType('LimitsOfRoleInput', {
    description: '(+) Null = no limit. What is missing stays as it is.',
    fields: (t) => ({
      role: t.field({ type: role, required: true }),
      minAdvanceMinutes: t.int({ required: true }),
      maxAdvanceDays: t.int(),
      graceMinutes: t.int({ required: true }),
      maxOpenBookings: t.int(),
      maxMinutesPerDay: t.int(),
      maxParallel: t.int(),
    }),
  });

const addRulesInput = (builder: Builder, types: SharedTypes & ClubEnums) => {
  const limits = addLimitsInput(builder, types);
  const vatRate = builder.inputType('VatRateInput', {
    description: '(+)',
    fields: (t) => ({
      group: t.field({ type: types.vatGroup, required: true }),
      percent: t.int({ required: true }),
      validFrom: t.field({ type: 'Date', required: true }),
      sphere: t.field({ type: types.taxSphere, required: true }),
    }),
  });
  const smallBusinessPeriod = builder.inputType('SmallBusinessPeriodInput', {
    description: '(+) `to`: the last day; without one until further notice.',
    fields: (t) => ({ from: t.field({ type: 'Date', required: true }), to: t.field({ type: 'Date' }) }),
  });
  return builder.inputType('BookingRulesInput', {
    description:
      '(+) What is missing stays as it is. `holidayRegion` null: public holidays cost what their weekday costs.',
    fields: (t) => ({
      stornoTime: t.int(),
      allowedGuests: t.boolean(),
      allowedTrainers: t.boolean(),
      allowedVouchers: t.boolean(),
      allowedSaisonBookings: t.boolean(),
      showNames: t.boolean(),
      avoidGaps: t.boolean(),
      players: t.field({ type: types.playerRule }),
      guestFee: t.field({ type: 'Cents' }),
      paymentMethods: t.field({ type: [types.paymentMethod] }),
      invoiceForGuests: t.boolean(),
      discount: t.int(),
      holidayRegion: t.field({ type: types.holidayRegion }),
      vatRates: t.field({ type: [vatRate] }),
      smallBusinessPeriods: t.field({ type: [smallBusinessPeriod] }),
      limits: t.field({ type: [limits] }),
    }),
  });
};

const addPriceInputs = (builder: Builder, { voucherType }: ClubEnums) => ({
  prices: pricesInput(builder),
  voucherPrice: builder.inputType('VoucherPriceInput', {
    fields: (t) => ({
      type: t.field({ type: voucherType, required: true }),
      price: t.field({ type: 'Cents', required: true }),
    }),
  }),
});

const addCourtInputs = (builder: Builder, { surface }: ClubEnums) => ({
  surface,
  court: builder.inputType('CourtInput', {
    description: '(+)',
    fields: (t) => ({
      number: t.int({ required: true }),
      name: t.string({ required: true }),
      surface: t.field({ type: surface, required: true }),
      active: t.boolean({ required: true }),
    }),
  }),
  labels: builder.inputType('SportLabelsInput', {
    description: '(+) The name of a sport.',
    fields: (t) => ({ de: t.string({ required: true }), en: t.string({ required: true }) }),
  }),
});

const ofAllSports = '(+) May be missing, and then stays as it is: it is a rule for all sports.';

/** The inputs of the settings: those of the contract, with all that the commands know as optional fields (decisions.md N79). */
export const addSettingsInputs = (builder: Builder, types: SharedTypes & ClubEnums) => {
  const [addresses, imprint, billing] = [addAddressInputs(builder), addImprintInput(builder), addBillingInput(builder)];
  const rules = addRulesInput(builder, types);
  const [price, court] = [addPriceInputs(builder, types), addCourtInputs(builder, types)];
  const general = builder.inputType('GeneralInfosInput', {
    fields: (t) => ({
      displayName: t.string({ required: true }),
      email: t.string({ required: true }),
      phoneNumber: t.string({ required: true }),
      addresses: t.field({ type: addresses, required: true }),
      imprint: t.field({ type: imprint, description: '(+)' }),
      billing: t.field({ type: billing, description: '(+)' }),
    }),
  });
  const timeAndCourt = timeAndCourtInput(builder).implement({
    fields: (t) => ({
      sport: t.string({ required: true }),
      numOfCourts: t.int({ required: true, description: 'Courts that take bookings (decisions.md N80).' }),
      start: t.field({ type: 'Time', required: true }),
      end: t.field({ type: 'Time', required: true }),
      halfHour: t.boolean({ required: true }),
      stornoTime: t.int({ description: ofAllSports }),
      sports: t.stringList({
        required: true,
        description: 'All sports in the order of the menu; a missing one is withdrawn.',
      }),
      allowedTrainersBookings: t.boolean({ description: ofAllSports }),
      allowedGuestsBookings: t.boolean({ description: ofAllSports }),
      allowedSaisonBookings: t.boolean({ description: ofAllSports }),
      allowedVouchers: t.boolean({ description: ofAllSports }),
      courts: t.field({ type: [court.court], description: '(+) Those that are missing stay as they are.' }),
      surface: t.field({ type: court.surface, description: '(+) Of courts that are added.' }),
      labels: t.field({
        type: court.labels,
        description: '(+) Null: the usual name again. A missing one stays as it is.',
      }),
      rules: t.field({ type: rules, description: '(+)' }),
      force: t.boolean({ description: '(+) Cancels the bookings that `settingsImpact` lists.' }),
      reason: t.string({ description: '(+) Required with `force`; those whose bookings are cancelled read it.' }),
    }),
  });
  const priceInfos = builder.inputType('PriceInfosInput', {
    description:
      "The sport's price rows replace its old ones. The flat fields of the settings form map to the row at opening time.",
    fields: (t) => ({
      sport: t.string({ required: true }),
      prices: t.field({ type: [price.prices], required: true }),
      vouchers: t.field({ type: [price.voucherPrice], required: true }),
      voucherHours: t.float({ required: true }),
      saisonBookingDiscount: t.field({ type: 'Cents', required: true }),
      rules: t.field({ type: rules, description: '(+)' }),
    }),
  });
  const terms = builder.inputType('TermsInput', {
    description:
      "(+) The text of the club's terms; `# ` begins a heading, `- ` an item of a list. Without `en` the English text stays as it is; null removes it.",
    fields: (t) => ({ de: t.string({ required: true }), en: t.string() }),
  });
  const settings = builder.inputType('SettingsInput', {
    description: `(+) ${missingStays} Lists are replaced as a whole.`,
    fields: (t) => ({
      imprint: t.field({ type: imprint }),
      billing: t.field({ type: billing }),
      accounting: t.field({ type: addAccountingInput(builder, types) }),
      rules: t.field({ type: rules }),
      terms: t.field({ type: terms, description: 'A new version, where the text is another one (decisions.md N29a).' }),
    }),
  });
  return { general, timeAndCourt, priceInfos, settings };
};
export type SettingsInputs = ReturnType<typeof addSettingsInputs>;
