import { cancellableUntil } from '@platzwart/contracts/club-time';
import { type Cents, streams, sumOfCents, isSeasonTicket } from '@platzwart/contracts/core';
import { type CourtBooked, courtBooked, playersChanged } from '@platzwart/contracts/booking';
import { dataOf } from '../core/eventData.ts';
import { formatsOf } from '../core/formats.ts';
import { readMetadata } from '../core/readMetadata.ts';
import { type MailDefinition, type MailContext, written } from '../core/mailDefinition.ts';
import { blockText } from './blockText.ts';
import { type BookingTexts, bookingTexts } from './bookingTexts.ts';
import { cardFacts } from './cardHours.ts';
import { carriedLines } from './carriedOver.ts';
import { eventsOfCommand } from './eventsOfCommand.ts';
import { calendarOfOrder } from './calendarOfOrder.ts';
import { releaseTexts } from './releaseTexts.ts';

/** A block of the order, and the revision of its event. */
type Booked = CourtBooked['data'] & Readonly<{ revision: number }>;

const pageOfLog = 50;

/**
 * All blocks of the order from this event on that belong to this person. They are adjacent in the log because an order is appended as
 * one, in the order of its days.
 */
const orderOf = async ({ event, store }: MailContext, first: CourtBooked['data']): Promise<readonly Booked[]> => {
  const order: Booked[] = [];
  for (let from = event.revision; ; from += pageOfLog) {
    const page = await store.read(streams.ledger, { from, limit: pageOfLog });
    const booked = page
      .filter(({ type }) => type === courtBooked.type)
      .map((each) => ({ ...dataOf(courtBooked, each), revision: each.revision }));
    const own = booked.filter(({ orderId, personId }) => orderId === first.orderId && personId === first.personId);
    order.push(...own);
    if (page.length < pageOfLog || own.length === 0) return order;
  }
};

type Fees = Readonly<{ total: Cents; method: CourtBooked['data']['paymentMethod'] }>;

/** What the guests of these bookings cost (decisions.md N24). */
const guestFeesOf = async (context: MailContext, order: readonly Booked[]): Promise<Fees> => {
  const ids = new Set(order.map(({ bookingId }) => bookingId));
  const fees = (await eventsOfCommand(context))
    .filter(({ type }) => type === playersChanged.type)
    .map((event) => dataOf(playersChanged, event))
    .filter(({ bookingId }) => ids.has(bookingId));
  return {
    total: sumOfCents(fees.map(({ guestFee }) => guestFee)),
    method: fees.find(({ guestFeePayment }) => guestFeePayment !== null)?.guestFeePayment ?? null,
  };
};

/** How it is paid: by its own method, but where a card pays for the courts the guests are left. */
const methodOf = (order: readonly Booked[], fees: Fees): Fees['method'] => {
  const ordered = order.find(({ paymentMethod }) => paymentMethod !== null)?.paymentMethod ?? fees.method;
  return ordered === 'VOUCHER' && fees.total > 0 ? fees.method : ordered;
};

/** What is paid and how, the part of it that the guests cost, and the part that is paid or billed already. */
const priceLines = async (order: readonly Booked[], context: MailContext): Promise<readonly string[]> => {
  const { language } = context.addressee;
  const texts = bookingTexts[language];
  const { money } = formatsOf(language);
  const fees = await guestFeesOf(context, order);
  const total = sumOfCents([...order.map(({ price }) => price), fees.total]);
  const method = methodOf(order, fees);
  if (total === 0 && method !== 'VOUCHER') return [texts.free];
  const line = method === null ? money(total) : `${money(total)}, ${texts.payment[method]}`;
  const ofGuests = fees.total > 0 ? [`${texts.confirmed.guestFee} ${money(fees.total)}`] : [];
  return [line, ...ofGuests, ...(await carriedLines(context, order))];
};

/**
 * The end of the cancellation period: an instant for one block, the rule for several of which one can still be cancelled; that none can be
 * where that is so. A block that has begun needs no word about it, and a date of a season has a sentence about its release only.
 */
const deadline = (order: readonly Booked[], { club, addressee, now }: MailContext): readonly string[] => {
  const [only] = order;
  const { language } = addressee;
  const { confirmed } = bookingTexts[language];
  if (club.cancellationHours === null || !only) return [];
  const { cancellationHours: hours } = club;
  const isAhead = (notice: number) => (block: Booked) => cancellableUntil(block, notice).epochMilliseconds > now;
  const isSeason = isSeasonTicket(only.category);
  if (!order.some(isAhead(hours)))
    return isSeason || !order.some(isAhead(0)) ? [] : [confirmed.tooLate(hours.toLocaleString(language))];
  const release = releaseTexts[language];
  const [one, many] = isSeason
    ? [release.until, release.untilOfMany]
    : [confirmed.cancelUntil, confirmed.cancelUntilOfMany];
  if (order.length > 1) return [many(hours.toLocaleString(language))];
  return [one(formatsOf(language).instant(cancellableUntil(only, hours).toString()))];
};

/**
 * Whoever orders and pays online is the one who booked (decisions.md Q18): the event follows from the payment, so it has no actor of its
 * own, and what it costs is paid.
 */
const isPaidOnline = (event: MailContext['event'], { paymentMethod }: CourtBooked['data']): boolean =>
  readMetadata(event.metadata).actor === null && (paymentMethod === 'PAYPAL' || paymentMethod === 'CREDIT_CARD');

const opening = async (
  texts: BookingTexts,
  { event, addressee, addresseeId, club, nameOf }: MailContext,
  booked: CourtBooked['data'],
) => {
  const { personId: owner, restored } = booked;
  const { actor } = readMetadata(event.metadata);
  const named = { firstName: addressee.firstName, club: club.name };
  if (actor === owner || actor === addresseeId || isPaidOnline(event, booked)) return texts.confirmed.byYou(named);
  const who = (actor && (await nameOf(actor))) ?? texts.somebody;
  return restored ? texts.confirmed.again(named, who) : texts.confirmed.byOther(named, who);
};

const titlesOf = ({ confirmed }: BookingTexts, order: readonly Booked[], long: (block: Booked) => string) => {
  const [first] = order;
  return order.length === 1 && first
    ? { subject: confirmed.subject(long(first)), heading: confirmed.heading, attached: confirmed.attached }
    : {
        subject: confirmed.subjectOfMany(order.length),
        heading: confirmed.headingOfMany,
        attached: confirmed.attachedOfMany,
      };
};

/** One e-mail per order, with what was booked, what it costs and until when it can be cancelled (§ 312f BGB; decisions.md W14). */
export const bookingConfirmed: MailDefinition = {
  address: 'present',
  write: async (writing) => {
    const { event, addressee, club } = writing;
    const { language } = addressee;
    const texts = bookingTexts[language];
    const booked = dataOf(courtBooked, event);
    const order = await orderOf(writing, booked);
    const { day, place, times, long } = blockText(club, language);
    const { subject, heading, attached } = titlesOf(texts, order, long);
    return written({
      subject,
      heading,
      paragraphs: [await opening(texts, writing, booked)],
      facts: [
        ...order.map((block) => ({ label: day(block), lines: [times(block), place(block)] })),
        {
          label: isPaidOnline(event, booked) ? texts.confirmed.paid : texts.confirmed.total,
          lines: await priceLines(order, writing),
        },
        ...(await cardFacts(writing, booked.personId)),
      ],
      button: { label: texts.toBookings, path: '/user/bookings' },
      notes: [...deadline(order, writing), attached, texts.zone],
      attachments: [
        calendarOfOrder(order, { club, addressee, changedAt: Date.parse(readMetadata(event.metadata).occurredAt) }),
      ],
    });
  },
};
