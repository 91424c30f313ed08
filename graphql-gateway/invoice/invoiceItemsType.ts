import { instantOf } from '@platzwart/contracts/club-time';
import { localTime } from '@platzwart/contracts/core';
import type { InvoiceLine } from '@platzwart/contracts/invoice';
import type { Builder } from '../core/builder.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { typeReference } from '../core/typeReference.ts';
import { voucherTypeEnum } from '../core/voucherEnums.ts';

type LineOf<Kind extends InvoiceLine['kind']> = Extract<InvoiceLine, { kind: Kind }>;
type Items = Readonly<{ lines: readonly InvoiceLine[] }>;

/** `InvoiceItems`: the lines of an invoice, by kind. */
export const invoiceItemsType = typeReference((builder) => builder.objectRef<Items>('InvoiceItems'));

const of =
  <Kind extends InvoiceLine['kind']>(kind: Kind) =>
  ({ lines }: Items): LineOf<Kind>[] =>
    lines.filter((line): line is LineOf<Kind> => line.kind === kind);

const paidBefore = '(+) It was paid before the invoice, which lists and does not demand it (decisions.md I3).';

const ofAnother = '(+) Whose line it is, where the recipient pays for somebody else (decisions.md N44).';

const describeTime = (builder: Builder, { bookingCategory, paymentMethod }: SharedTypes) => ({
  booking: builder.objectRef<LineOf<'BOOKING'>>('InvoiceBooking').implement({
    fields: (t) => ({
      _id: t.exposeID('itemId'),
      date: t.expose('date', { type: 'Date' }),
      start: t.expose('start', { type: 'Time' }),
      end: t.expose('end', { type: 'Time' }),
      price: t.expose('gross', { type: 'Cents', description: '0 where hours have paid.' }),
      category: t.expose('category', { type: bookingCategory }),
      sport: t.exposeString('sport', { description: 'Its name in the language of the document.' }),
      court: t.exposeString('court', { description: '(+) Its name.' }),
      paymentMethod: t.expose('paymentMethod', { type: paymentMethod, nullable: true }),
      vatRate: t.exposeInt('vatRate', { description: '(+) Percent.' }),
      alreadyPaid: t.exposeBoolean('alreadyPaid', { description: paidBefore }),
      player: t.exposeString('player', { nullable: true, description: ofAnother }),
    }),
  }),
  guestFee: builder.objectRef<LineOf<'GUEST_FEE'>>('InvoiceGuestFee').implement({
    description: '(+) The fee for the guests of a booking (decisions.md N24); `_id` is that of the booking.',
    fields: (t) => ({
      _id: t.exposeID('itemId'),
      date: t.expose('date', { type: 'Date' }),
      start: t.expose('start', { type: 'Time' }),
      end: t.expose('end', { type: 'Time' }),
      price: t.expose('gross', { type: 'Cents' }),
      sport: t.exposeString('sport'),
      court: t.exposeString('court'),
      vatRate: t.exposeInt('vatRate'),
      alreadyPaid: t.exposeBoolean('alreadyPaid', { description: paidBefore }),
      player: t.exposeString('player', { nullable: true, description: ofAnother }),
    }),
  }),
  season: builder.objectRef<LineOf<'SEASON'>>('InvoiceSaisonBooking').implement({
    description: 'The open dates of a season ticket; `_id` is that of the series.',
    fields: (t) => ({
      _id: t.exposeID('itemId'),
      date: t.expose('date', { type: 'Date' }),
      enddate: t.expose('enddate', { type: 'Date' }),
      start: t.expose('start', { type: 'Time' }),
      end: t.expose('end', { type: 'Time' }),
      price: t.expose('gross', { type: 'Cents', description: 'Of all dates together.' }),
      category: t.expose('category', { type: bookingCategory }),
      sport: t.exposeString('sport'),
      court: t.exposeString('court', { description: '(+)' }),
      occurrences: t.exposeInt('occurrences', { description: '(+) How many dates.' }),
      vatRate: t.exposeInt('vatRate', { description: '(+) Percent.' }),
      alreadyPaid: t.exposeBoolean('alreadyPaid', { description: paidBefore }),
      player: t.exposeString('player', { nullable: true, description: ofAnother }),
    }),
  }),
});

const describeVoucher = (builder: Builder) =>
  builder.objectRef<LineOf<'VOUCHER'>>('InvoiceVoucher').implement({
    fields: (t) => ({
      _id: t.exposeID('itemId'),
      type: t.expose('voucherType', { type: voucherTypeEnum(builder) }),
      price: t.expose('gross', { type: 'Cents' }),
      date: t.expose('date', { type: 'Date', description: '(+) The day of the order.' }),
      order_at: t.field({
        type: 'DateTime',
        description: 'The beginning of the day of the order.',
        resolve: ({ date }) => instantOf(date, localTime('00:00')).toString(),
      }),
      vatRate: t.exposeInt('vatRate', { description: '(+) Percent.' }),
      alreadyPaid: t.exposeBoolean('alreadyPaid', { description: paidBefore }),
      player: t.exposeString('player', { nullable: true, description: ofAnother }),
    }),
  });

export const addInvoiceItems = (builder: Builder, shared: SharedTypes): void => {
  const { booking, guestFee, season } = describeTime(builder, shared);
  const voucher = describeVoucher(builder);
  invoiceItemsType(builder).implement({
    fields: (t) => ({
      bookings: t.field({ type: [booking], resolve: of('BOOKING') }),
      guestFees: t.field({ type: [guestFee], description: '(+)', resolve: of('GUEST_FEE') }),
      saisonBookings: t.field({ type: [season], resolve: of('SEASON') }),
      vouchers: t.field({ type: [voucher], resolve: of('VOUCHER') }),
    }),
  });
};
