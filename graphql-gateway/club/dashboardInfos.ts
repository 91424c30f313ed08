import { bookingCategories, repetitions } from '@platzwart/contracts/booking';
import type { ClubSettings, Imprint } from '@platzwart/contracts/club';
import { type BookingRules, type Role, type RoleLimits, type VoucherPrice, roles } from '@platzwart/contracts/core';
import { eventCategories } from '@platzwart/contracts/club-event';
import { accountingPolicies, addAccounting } from './accountingType.ts';
import { addBilling } from './billingType.ts';
import type { Builder } from '../core/builder.ts';
import { eventCategoryType } from '../core/eventCategoryType.ts';
import { type PolicyTable, allOf, forAdmins } from '../core/policy.ts';
import { repetitionType } from '../core/repetitionType.ts';
import { type SharedTypes, bookingStates } from '../core/sharedTypes.ts';
import type { BookingInfosTypes } from './bookingInfos.ts';
import { addSmallBusinessPeriod, addVatRate } from './taxTypes.ts';
import { voucherStates } from '../core/voucherEnums.ts';
import type { ClubEnums } from './clubEnums.ts';

const teamTypes = ['YOUNG', 'WOMEN', 'MEN'] as const;

type Types = SharedTypes & ClubEnums & Pick<BookingInfosTypes, 'limits' | 'voucherPrice'>;
type LimitsOfRole = Readonly<{ role: Role; limits: RoleLimits }>;

const ruleFields = [
  ...['reviewed', 'stornoTime', 'allowedGuests', 'allowedTrainers', 'allowedVouchers', 'allowedSaisonBookings'],
  ...[
    'showNames',
    'avoidGaps',
    'players',
    'guestFee',
    'paymentMethods',
    'invoiceForGuests',
    'discount',
    'holidayRegion',
    'vatRates',
    'smallBusinessPeriods',
  ],
  ...['vouchers', 'voucherHours', 'saisonBookingDiscount', 'limits'],
];

/** All settings, for those who change them. Never cached: the people of the imprint may have other names by now. */
export const dashboardInfosPolicies: PolicyTable = {
  Query: { dashboardInfos: forAdmins },
  DashboardInfos: allOf(
    [
      'categories',
      'states',
      'allowedSaisonBookings',
      'saisonBookingDiscount',
      'rules',
      'imprint',
      'billing',
      'accounting',
      'isDescribed',
      'revision',
    ],
    forAdmins,
  ),
  DashboardCategories: allOf(['booking', 'event', 'team', 'user'], forAdmins),
  DashboardStates: allOf(['booking', 'repetition', 'voucher'], forAdmins),
  BookingRules: allOf(ruleFields, forAdmins),
  LimitsOfRole: allOf(['role', 'limits'], forAdmins),
  VatRate: allOf(['group', 'percent', 'validFrom', 'sphere'], forAdmins),
  SmallBusinessPeriod: allOf(['from', 'to'], forAdmins),
  ImprintSettings: allOf(['board', 'responsible', 'registerCourt', 'registerNumber', 'vatId'], forAdmins),
  Billing: allOf(
    ['taxNumber', 'iban', 'bic', 'accountHolder', 'dueDays', 'footer', 'eInvoice', 'directDebit'],
    forAdmins,
  ),
  ...accountingPolicies,
  DirectDebitSettings: allOf(['creditorId', 'noticeDays', 'isOffered'], forAdmins),
};

const addCategories = (builder: Builder, { bookingCategory, role }: Types) => {
  const eventCategory = eventCategoryType(builder);
  const teamType = builder.enumType('TeamType', { values: teamTypes });
  return builder.objectRef<object>('DashboardCategories').implement({
    fields: (t) => ({
      booking: t.field({ type: [bookingCategory], resolve: () => bookingCategories }),
      event: t.field({ type: [eventCategory], resolve: () => eventCategories }),
      team: t.field({ type: [teamType], resolve: () => teamTypes }),
      user: t.field({ type: [role], resolve: () => roles }),
    }),
  });
};

const addStates = (builder: Builder, { bookingState, voucherState }: Types) => {
  const repetition = repetitionType(builder);
  return builder.objectRef<object>('DashboardStates').implement({
    fields: (t) => ({
      booking: t.field({ type: [bookingState], resolve: () => bookingStates }),
      repetition: t.field({ type: [repetition], resolve: () => repetitions }),
      voucher: t.field({ type: [voucherState], resolve: () => voucherStates }),
    }),
  });
};

const addLimitsOfRole = (builder: Builder, { role, limits }: Types) =>
  builder.objectRef<LimitsOfRole>('LimitsOfRole').implement({
    description: '(+)',
    fields: (t) => ({ role: t.expose('role', { type: role }), limits: t.expose('limits', { type: limits }) }),
  });

const addRules = (builder: Builder, types: Types) => {
  const [vatRate, limitsOfRole] = [addVatRate(builder, types), addLimitsOfRole(builder, types)];
  const smallBusinessPeriod = addSmallBusinessPeriod(builder);
  return builder.objectRef<BookingRules>('BookingRules').implement({
    description: '(+) Every rule of the club, for all roles.',
    fields: (t) => ({
      reviewed: t.exposeBoolean('reviewed', { description: 'Whether an ADMIN has reviewed the standard rules.' }),
      stornoTime: t.exposeInt('cancellationHours'),
      allowedGuests: t.exposeBoolean('allowedGuests'),
      allowedTrainers: t.exposeBoolean('allowedTrainers'),
      allowedVouchers: t.exposeBoolean('allowedVouchers'),
      allowedSaisonBookings: t.exposeBoolean('allowedSeasonBookings'),
      showNames: t.exposeBoolean('showNames'),
      avoidGaps: t.exposeBoolean('avoidGaps'),
      players: t.expose('players', { type: types.playerRule }),
      guestFee: t.expose('guestFee', { type: 'Cents' }),
      paymentMethods: t.expose('paymentMethods', { type: [types.paymentMethod] }),
      invoiceForGuests: t.exposeBoolean('invoiceForGuests'),
      discount: t.exposeInt('defaultDiscount'),
      holidayRegion: t.expose('holidayRegion', { type: types.holidayRegion, nullable: true }),
      vatRates: t.expose('vatRates', { type: [vatRate] }),
      smallBusinessPeriods: t.expose('smallBusinessPeriods', { type: [smallBusinessPeriod] }),
      vouchers: t.field({
        type: [types.voucherPrice],
        resolve: ({ voucherPrices }): readonly VoucherPrice[] => voucherPrices,
      }),
      voucherHours: t.exposeFloat('voucherHours'),
      saisonBookingDiscount: t.expose('seasonDiscount', { type: 'Cents' }),
      limits: t.field({
        type: [limitsOfRole],
        resolve: ({ limits }) => roles.map((role) => ({ role, limits: limits[role] })),
      }),
    }),
  });
};

const addImprintSettings = (builder: Builder, { bookingUser }: SharedTypes) =>
  builder.objectRef<Imprint>('ImprintSettings').implement({
    description: '(+) The imprint with its people as members, without those who were erased.',
    fields: (t) => ({
      board: t.field({
        type: [bookingUser],
        resolve: async ({ board }, _, { person }) =>
          (await Promise.all(board.map(person))).filter((found) => found !== null),
      }),
      responsible: t.field({
        type: bookingUser,
        nullable: true,
        resolve: ({ responsible }, _, { person }) => responsible && person(responsible),
      }),
      registerCourt: t.string({ nullable: true, resolve: ({ register }) => register?.court ?? null }),
      registerNumber: t.string({ nullable: true, resolve: ({ register }) => register?.number ?? null }),
      vatId: t.exposeString('vatId', { nullable: true }),
    }),
  });

/** What an ADMIN needs to know to run the club and to change its settings. */
export const addDashboardInfos = (builder: Builder, types: Types): void => {
  const [categories, states] = [addCategories(builder, types), addStates(builder, types)];
  const [rules, imprint, billing] = [addRules(builder, types), addImprintSettings(builder, types), addBilling(builder)];
  const dashboardInfos = builder.objectRef<ClubSettings>('DashboardInfos').implement({
    fields: (t) => ({
      categories: t.field({ type: categories, resolve: () => ({}) }),
      states: t.field({ type: states, resolve: () => ({}) }),
      allowedSaisonBookings: t.boolean({ resolve: (club) => club.rules.allowedSeasonBookings }),
      saisonBookingDiscount: t.field({ type: 'Cents', resolve: (club) => club.rules.seasonDiscount }),
      rules: t.expose('rules', { type: rules, description: '(+)' }),
      imprint: t.expose('imprint', { type: imprint, nullable: true, description: '(+) Null until it is stated.' }),
      billing: t.expose('billing', { type: billing, nullable: true, description: '(+) Null until it is stated.' }),
      accounting: t.expose('accounting', {
        type: addAccounting(builder, types),
        nullable: true,
        description: '(+) Null until it is stated.',
      }),
      isDescribed: t.boolean({
        description: '(+) Whether the club has a name and an address yet.',
        resolve: ({ description }) => description.email !== '',
      }),
      revision: t.exposeInt('revision', {
        description:
          '(+) Rises with each change of the settings; a mutation that carries it as `basedOn` undoes nothing.',
      }),
    }),
  });
  builder.queryField('dashboardInfos', (t) =>
    t.field({ type: dashboardInfos, resolve: (_, _args, context) => context.club() }),
  );
};
