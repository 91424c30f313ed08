import { type OnlineMethod, offeredPaymentMethods, vatGroupOf } from '@platzwart/contracts/booking';
import type { ClubSettings } from '@platzwart/contracts/club';
import { clubClockAt } from '@platzwart/contracts/club-time';
import {
  type PersonalLimits,
  type Role,
  type RoleLimits,
  type VoucherPrice,
  holidayRegions,
  limitsInForce,
  vatOn,
  vatSwitchDays,
} from '@platzwart/contracts/core';
import type { Builder } from '../core/builder.ts';
import { type SharedTypes, bookingStates } from '../core/sharedTypes.ts';
import { voucherStates } from '../core/voucherEnums.ts';
import type { ClubEnums } from './clubEnums.ts';
import { addSportSettings } from './sportSettings.ts';

/** The club's booking rules for one person. */
export type BookingTerms = ClubSettings & Readonly<{ role: Role; ownLimits: PersonalLimits }>;

const addVoucherPrice = (builder: Builder, { voucherType }: ClubEnums) =>
  builder.objectRef<VoucherPrice>('VoucherPrice').implement({
    fields: (t) => ({
      type: t.expose('type', { type: voucherType }),
      price: t.expose('price', { type: 'Cents' }),
    }),
  });

const addStates = (builder: Builder, { bookingState, voucherState }: SharedTypes & ClubEnums) => {
  return builder.objectRef<object>('BookingInfoStates').implement({
    fields: (t) => ({
      voucher: t.field({ type: [voucherState], resolve: () => voucherStates }),
      booking: t.field({ type: [bookingState], resolve: () => bookingStates }),
    }),
  });
};

const addLimits = (builder: Builder) =>
  builder.objectRef<RoleLimits>('BookingLimits').implement({
    description: '(+) Booking window and quota; null = no limit.',
    fields: (t) => ({
      minAdvanceMinutes: t.exposeInt('minAdvanceMinutes'),
      maxAdvanceDays: t.exposeInt('maxAdvanceDays', { nullable: true }),
      graceMinutes: t.exposeInt('graceMinutes'),
      maxOpenBookings: t.exposeInt('maxOpenBookings', { nullable: true }),
      maxMinutesPerDay: t.exposeInt('maxMinutesPerDay', { nullable: true }),
      maxParallel: t.exposeInt('maxParallel', { nullable: true }),
    }),
  });

/** What a signed-in person needs to know to book; `collectable`: the online methods that have a provider. */
export const addBookingInfos = (
  builder: Builder,
  shared: SharedTypes & ClubEnums,
  collectable: readonly OnlineMethod[],
) => {
  const sportSettings = addSportSettings(builder, shared);
  const voucherPrice = addVoucherPrice(builder, shared);
  const states = addStates(builder, shared);
  const limits = addLimits(builder);
  const bookingInfos = builder.objectRef<BookingTerms>('BookingInfos').implement({
    fields: (t) => ({
      paymentMethods: t.field({
        type: [shared.paymentMethod],
        description: 'What the club has configured, allows the role, and can collect now (decisions.md M1, M2).',
        resolve: ({ rules, role }) => offeredPaymentMethods(rules, role, collectable),
      }),
      discount: t.int({ description: 'Percent, of new people.', resolve: ({ rules }) => rules.defaultDiscount }),
      allowedTrainers: t.boolean({ resolve: ({ rules }) => rules.allowedTrainers }),
      allowedVouchers: t.boolean({ resolve: ({ rules }) => rules.allowedVouchers }),
      allowedSaisonBookings: t.boolean({
        description: '(+) Whether the club enters new season tickets (decisions.md P25).',
        resolve: ({ rules }) => rules.allowedSeasonBookings,
      }),
      voucherHours: t.float({ description: 'Hours per card.', resolve: ({ rules }) => rules.voucherHours }),
      vouchers: t.field({ type: [voucherPrice], resolve: ({ rules }) => rules.voucherPrices }),
      states: t.field({ type: states, resolve: () => ({}) }),
      sports: t.stringList({ resolve: ({ sports }) => sports.map(({ sport }) => sport) }),
      sportSettings: t.expose('sports', { type: [sportSettings] }),
      stornoTime: t.int({
        description: 'Hours before the start until which a booking can be cancelled.',
        resolve: ({ rules }) => rules.cancellationHours,
      }),
      showNames: t.boolean({
        description:
          '(+) Whether the viewer may see whose bookings are in the plan: as the club chose, ADMIN always (decisions.md B24).',
        resolve: ({ rules, role }) => rules.showNames || role === 'ADMIN',
      }),
      avoidGaps: t.boolean({
        description:
          '(+) Whether a booking may not leave a free rest below an hour, except within 24 hours of its start (decisions.md N29b).',
        resolve: ({ rules }) => rules.avoidGaps,
      }),
      players: t.field({
        type: shared.playerRule,
        description: '(+) Whether a booking names those who play with its owner.',
        resolve: ({ rules }) => rules.players,
      }),
      guestFee: t.field({
        type: 'Cents',
        description: '(+) For each player who is not of the club and each hour that has begun, besides the price.',
        resolve: ({ rules }) => rules.guestFee,
      }),
      limits: t.field({
        type: limits,
        description: "(+) The viewer's own limits where they have some, else those of their role (decisions.md N7).",
        resolve: ({ rules, role, ownLimits }) => limitsInForce(rules.limits[role], ownLimits),
      }),
      vatRate: t.int({
        description: '(+) Percent of VAT in the prices of the viewer for what is played today; 0 = none.',
        resolve: ({ rules, role }, _, { now }) => vatOn(clubClockAt(now).date, vatGroupOf(role), rules).percent,
      }),
      vatSwitchDays: t.field({
        type: ['Date'],
        description:
          '(+) Days of play from which the prices of the viewer contain VAT, and from which they no longer do, in turn.',
        resolve: ({ rules, role }) => vatSwitchDays(vatGroupOf(role), rules),
      }),
      holidayRegion: t.string({
        nullable: true,
        description: `(+) Land whose public holidays cost what a weekend costs: ${holidayRegions.join(', ')}; null = none.`,
        resolve: ({ rules }) => rules.holidayRegion,
      }),
    }),
  });
  return { bookingInfos, limits, voucherPrice };
};
export type BookingInfosTypes = ReturnType<typeof addBookingInfos>;
