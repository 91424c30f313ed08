import type { Temporal } from 'temporal-polyfill';
import { clubClockAt } from '@platzwart/contracts/club-time';
import type { Builder } from '../../core/builder.ts';
import { paymentStateType } from '../../core/paymentStateType.ts';
import { type PolicyTable, allOf, forAdmins } from '../../core/policy.ts';
import type { SharedTypes } from '../../core/sharedTypes.ts';
import type { KeyFigures, KeyFiguresReads } from './keyFiguresReads.ts';

export const keyFiguresPolicies: PolicyTable = {
  KeyFigures: allOf(
    [
      ...['year', 'totalUsers', 'totalBookings', 'totalVouchers', 'totalEvents', 'totalTeams'],
      ...['countBookingTypes', 'singleBookings', 'vouchers'],
    ],
    forAdmins,
  ),
  VoucherFigure: allOf(['paymentState', 'price'], forAdmins),
  CategoryCount: allOf(['category', 'count'], forAdmins),
  SingleBookingFigure: allOf(['state', 'price'], forAdmins),
  Query: { keyFigures: forAdmins },
  Subscription: { keyFiguresChanged: forAdmins },
};

type Shown = KeyFigures & Readonly<{ year: number }>;

/** `KeyFigures`, its query and its subscription. */
export const addKeyFigures = (builder: Builder, shared: SharedTypes, reads: KeyFiguresReads): void => {
  const categoryCount = builder.objectRef<KeyFigures['countBookingTypes'][number]>('CategoryCount').implement({
    fields: (t) => ({ category: t.expose('category', { type: shared.bookingCategory }), count: t.exposeInt('count') }),
  });
  const singleBooking = builder.objectRef<KeyFigures['singleBookings'][number]>('SingleBookingFigure').implement({
    fields: (t) => ({
      state: t.expose('state', { type: shared.bookingState }),
      price: t.expose('price', { type: 'Cents' }),
    }),
  });
  const voucher = builder.objectRef<KeyFigures['vouchers'][number]>('VoucherFigure').implement({
    fields: (t) => ({
      paymentState: t.expose('paymentState', { type: paymentStateType(builder) }),
      price: t.expose('price', { type: 'Cents' }),
    }),
  });
  const keyFigures = builder.objectRef<Shown>('KeyFigures').implement({
    description: 'Of the calendar year (decisions.md W11, N46).',
    fields: (t) => ({
      year: t.exposeInt('year', { description: '(+)' }),
      totalUsers: t.exposeInt('totalUsers', { description: 'Accounts that are active and verified.' }),
      totalBookings: t.exposeInt('totalBookings', { description: 'Those that are not cancelled.' }),
      totalEvents: t.exposeInt('totalEvents', { description: 'Those of the year that are not called off.' }),
      totalVouchers: t.exposeInt('totalVouchers', { description: 'Hour cards ordered in the year.' }),
      totalTeams: t.int({ description: '0: the site has no teams yet.', resolve: () => 0 }),
      vouchers: t.expose('vouchers', { type: [voucher], description: 'Of those cards; every payment state.' }),
      countBookingTypes: t.expose('countBookingTypes', {
        type: [categoryCount],
        description: 'Those that are not cancelled; every category.',
      }),
      singleBookings: t.expose('singleBookings', {
        type: [singleBooking],
        description: 'SINGLE and GUEST_SINGLE; every state. Of cancelled ones what is still owed.',
      }),
    }),
  });
  const shownAt = async (now: Temporal.Instant): Promise<Shown> => {
    const year = Number(clubClockAt(now).date.slice(0, 4));
    return { ...(await reads.ofYear(year)), year };
  };
  builder.queryField('keyFigures', (t) => t.field({ type: keyFigures, resolve: (_, _args, { now }) => shownAt(now) }));
  builder.subscriptionField('keyFiguresChanged', (t) =>
    t.field({
      type: keyFigures,
      description: 'The figures as they are, and after each change; at most once a second.',
      subscribe: () => Promise.reject(new Error('Subscriptions are opened by live/sharedSubscriptions.ts')),
      resolve: (_frame: unknown, _args, { now }) => shownAt(now),
    }),
  );
};
