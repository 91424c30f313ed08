import { setTimeout as pause } from 'node:timers/promises';
import type { Slot } from '../../support/graphqlClient.ts';
import type { RandomGenerator } from '../../support/randomGenerator.ts';
import { type OnlineMethod, sendForgedMessage } from './forgedMessages.ts';
import type { MemberCalls } from './memberCalls.ts';
import type { UnreliableProvider } from './unreliableProvider.ts';

type PayerContext = Readonly<{
  /** The address of the club. */
  club: string;
  member: MemberCalls;
  provider: UnreliableProvider;
  random: RandomGenerator;
  /** Slots that are paid online, and those that cards may pay; few enough that members conflict. */
  slots: Readonly<{ online: readonly Slot[]; byCard: readonly Slot[] }>;
  /** Orders that this member has left behind, without paying or giving up. */
  left: string[];
  /** References of the orders about which somebody else has sent a message. */
  forged: string[];
}>;

type Order = Readonly<{ id: string; method: OnlineMethod; page: string }>;

const referenceOf = (page: string): string => page.slice(page.lastIndexOf('/') + 1);

const forge = async ({ club, forged }: PayerContext, { method, page }: Order): Promise<void> => {
  forged.push(referenceOf(page));
  await sendForgedMessage(club, method, referenceOf(page));
};

type Visit = (context: PayerContext, order: Order) => Promise<void>;

const pay: Visit = ({ provider }, { page }) => provider.visit(page, 'pay');
/** Where a card is declined, its page stays open for another one. */
const decline: Visit = async ({ provider, left }, { id, page }) => {
  await provider.visit(page, 'decline');
  left.push(id);
};
const leave: Visit = async (context, order) => {
  context.left.push(order.id);
  await forge(context, order);
};
/** On the phone, while another tab still shows the provider's page: the money may come after the court was given back. */
const giveUpAndPay: Visit = async ({ member, provider, random }, { id, page }) => {
  await member.giveUp(id);
  await pause(random.below(1_500));
  await provider.visit(page, 'pay');
};
const payAfterForgery: Visit = async (context, order) => {
  await forge(context, order);
  await pay(context, order);
};

/** The provider decides after a while. */
const payUnderReview: Visit = async ({ provider, random, left }, { id, page }) => {
  left.push(id);
  await provider.visit(page, 'review');
  await pause(random.below(4_000));
  await provider.visit(page, random.chance(0.7) ? 'accept' : 'refuse');
};
/** What is not captured by then cannot be taken back. */
const payAndTakeBack: Visit = async ({ provider, random }, { page }) => {
  await provider.visit(page, 'pay');
  await pause(random.below(4_000));
  await provider.visit(page, 'reverse');
};

const visits: readonly Visit[] = [
  ...[pay, pay, pay, payAfterForgery, decline, leave, giveUpAndPay],
  ...[payUnderReview, payAndTakeBack],
];

/** The provider's page; null where the order has ended before there was one, and after half a minute. */
const pageOf = async (member: MemberCalls, id: string): Promise<string | null> => {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const payment = await member.payment(id);
    if (payment?.redirectUrl) return payment.redirectUrl;
    if (payment && payment.state !== 'WAITING') return null;
    await pause(500);
  }
  return null;
};

const payOnline = async (context: PayerContext): Promise<void> => {
  const { member, random, slots, left } = context;
  const method = random.pick(['PAYPAL', 'CREDIT_CARD'] as const);
  const wanted = new Set(Array.from({ length: 1 + random.below(2) }, () => random.pick(slots.online)));
  const id = await member.order([...wanted], method, random.chance(0.2));
  if (id === null) return;
  const page = await pageOf(member, id);
  if (page === null) left.push(id);
  else await random.pick(visits)(context, { id, method, page });
};

const payByCard = async ({ member, random, slots }: PayerContext): Promise<void> => {
  await member.order([random.pick(slots.byCard)], 'VOUCHER', random.chance(0.2));
};

const cancelOne = async ({ member, random }: PayerContext): Promise<void> => {
  const booked = await member.booked();
  // Mostly what was paid online, because its money goes back.
  const online = booked.filter(({ paymentMethod }) => paymentMethod !== 'VOUCHER');
  const chosen = online.length > 0 && random.chance(0.7) ? online : booked;
  if (chosen.length > 0) await member.cancel(random.pick(chosen)._id);
};

const activities = [payOnline, payOnline, payByCard, cancelOne, cancelOne] as const;

/** Orders, pays and cancels until `enough` aborts; finishes the present action, and gives up what was left behind. */
export const livePayer = async (context: PayerContext, enough: AbortSignal): Promise<void> => {
  while (!enough.aborted) {
    await context.random.pick(activities)(context);
    await pause(context.random.below(200));
  }
  for (const id of context.left) await context.member.giveUp(id);
};
