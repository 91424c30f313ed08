import { type VoucherRow, voucherEntryKinds, voucherIdSchema, withdrawalDays } from '@platzwart/contracts/voucher';
import { clubClockAt } from '@platzwart/contracts/club-time';
import * as v from 'valibot';
import type { Builder } from '../core/builder.ts';
import type { GatewayContext } from '../core/context.ts';
import { paymentStateType } from '../core/paymentStateType.ts';
import type { MutationSuccess, SharedTypes } from '../core/sharedTypes.ts';
import { typeReference } from '../core/typeReference.ts';
import { isOfFamily } from '../core/viewer.ts';
import { voucherStateEnum, voucherTypeEnum } from '../core/voucherEnums.ts';
import type { VoucherMovement, VoucherReads } from './voucherReads.ts';

/** `VoucherCard`, for the fields of other features that return cards. */
export const voucherCardType = typeReference((builder) => builder.objectRef<VoucherRow>('VoucherCard'));

/** A card of the viewer or of a child of theirs, or any for an ADMIN; null for a foreign one as for an unknown one. */
const loadCard = async (
  reads: Pick<VoucherReads, 'byId'>,
  context: GatewayContext,
  id: string,
): Promise<VoucherRow | null> => {
  const viewer = context.viewer();
  const parsed = v.safeParse(voucherIdSchema, id);
  const card = parsed.success && viewer.person ? await reads.byId(parsed.output) : null;
  return card && (viewer.principal === 'ADMIN' || isOfFamily(viewer, card.personId)) ? card : null;
};

const millisecondsOfDay = 86_400_000;

/** Whether the viewer may delete it: an ADMIN while it is unused, its owner within 14 days too (decisions.md V13, N43). */
const isDeletable = ({ halfHours, halfHoursLeft, paymentState, orderedOn }: VoucherRow, context: GatewayContext) => {
  const isUntouched = halfHours === halfHoursLeft && paymentState === 'UNPAID';
  const days = (context.now.epochMilliseconds - Date.parse(orderedOn)) / millisecondsOfDay;
  return isUntouched && (context.viewer().principal === 'ADMIN' || days <= withdrawalDays);
};

export const addVoucherCardType = (builder: Builder, reads: Pick<VoucherReads, 'byId'>) =>
  builder.node(voucherCardType(builder), {
    description: 'An hour card: it pays for courts by the hour, whatever they cost (decisions.md V7).',
    id: { resolve: ({ voucherId }) => voucherId },
    loadOne: (id, context) => loadCard(reads, context, id),
    fields: (t) => ({
      _id: t.exposeID('voucherId'),
      userID: t.id({
        description: 'Member number of the owner; empty for an erased person.',
        resolve: async ({ personId }, _, context) => (await context.person(personId))?.memberNumber ?? '',
      }),
      firstName: t.string({
        resolve: async ({ personId }, _, context) => (await context.person(personId))?.firstName ?? '',
      }),
      lastName: t.string({
        resolve: async ({ personId }, _, context) => (await context.person(personId))?.lastName ?? '',
      }),
      type: t.expose('voucherType', { type: voucherTypeEnum(builder) }),
      price: t.expose('price', { type: 'Cents' }),
      hoursUsed: t.float({
        description: 'In steps of 0.5.',
        resolve: ({ halfHours, halfHoursLeft }) => (halfHours - halfHoursLeft) / 2,
      }),
      hours: t.float({ description: 'On the card when it was ordered.', resolve: ({ halfHours }) => halfHours / 2 }),
      state: t.field({
        type: voucherStateEnum(builder),
        description: 'ACTIVE, or ENDED where no hour is left.',
        resolve: ({ halfHoursLeft }) => (halfHoursLeft > 0 ? ('ACTIVE' as const) : ('ENDED' as const)),
      }),
      paymentState: t.expose('paymentState', {
        type: paymentStateType(builder),
        description: 'UNPAID, INVOICED or PAID.',
      }),
      usableFrom: t.field({
        type: 'Date',
        nullable: true,
        description:
          '(+) The first day of play that it pays for, where its owner has not asked for its immediate use (decisions.md Q14). Null: it can be used.',
        resolve: ({ usableFrom }, _, { now }) =>
          usableFrom !== null && usableFrom > clubClockAt(now).date ? usableFrom : null,
      }),
      order_at: t.expose('orderedOn', { type: 'DateTime' }),
      deletable: t.boolean({
        description: '(+) Whether the viewer may delete it now.',
        resolve: (card, _, context) => isDeletable(card, context),
      }),
    }),
  });

export const addVoucherMovement = (builder: Builder) => {
  const kind = builder.enumType('VoucherMovementKind', { values: voucherEntryKinds, description: '(+)' });
  return builder.objectRef<VoucherMovement>('VoucherMovement').implement({
    description:
      '(+) One line of the statement of all cards of a person. Which booking it is about is unknown once its day is closed.',
    fields: (t) => ({
      _id: t.exposeID('position'),
      voucherID: t.exposeID('voucherId'),
      kind: t.expose('kind', { type: kind }),
      hours: t.float({
        description: 'Negative where they are used.',
        resolve: ({ kind: of, halfHours }) => (of === 'USED' ? -halfHours : halfHours) / 2,
      }),
      hoursLeft: t.float({ description: 'On all cards afterwards.', resolve: ({ balance }) => balance / 2 }),
      at: t.expose('occurredOn', { type: 'DateTime' }),
      bookingID: t.id({ nullable: true, resolve: ({ block }) => block?.bookingId ?? null }),
      sport: t.string({ nullable: true, resolve: ({ block }) => block?.sport ?? null }),
      court: t.int({ nullable: true, resolve: ({ block }) => block?.court ?? null }),
      date: t.field({ type: 'Date', nullable: true, resolve: ({ block }) => block?.date ?? null }),
      start: t.field({ type: 'Time', nullable: true, resolve: ({ block }) => block?.start ?? null }),
      end: t.field({ type: 'Time', nullable: true, resolve: ({ block }) => block?.end ?? null }),
    }),
  });
};
export type VoucherMovementType = ReturnType<typeof addVoucherMovement>;

type VoucherSuccess = MutationSuccess & Readonly<{ voucher: VoucherRow | null }>;

export const addVoucherResult = (builder: Builder, { mutationResult }: SharedTypes) =>
  builder.objectRef<VoucherSuccess>('VoucherResult').implement({
    interfaces: [mutationResult],
    fields: (t) => ({
      voucher: t.expose('voucher', {
        type: voucherCardType(builder),
        nullable: true,
        description: 'Null while the lists do not show it yet.',
      }),
    }),
  });
export type VoucherResult = ReturnType<typeof addVoucherResult>;
