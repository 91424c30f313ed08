import {
  type BookingChanged,
  type CourtBooked,
  courtBooked,
  bookingChanged as definition,
  isNoticedEvent,
} from '@platzwart/contracts/booking';
import type { RecordedEvent } from '@platzwart/event-store';
import { dataOf } from '../core/eventData.ts';
import { formatsOf } from '../core/formats.ts';
import { type MailContext, type MailDefinition, written } from '../core/mailDefinition.ts';
import { readMetadata } from '../core/readMetadata.ts';
import { blockText } from './blockText.ts';
import { type BookingTexts, bookingTexts } from './bookingTexts.ts';
import { cardFacts } from './cardHours.ts';
import { calendarOfOrder } from './calendarOfOrder.ts';
import { eventsOfCommand } from './eventsOfCommand.ts';

type Revised = Readonly<{ revision: number }>;
type Changed = BookingChanged['data'] & Revised;
/** What the owner has from now on; `was` of a date that the change added is null. */
type Date = (Changed | CourtBooked['data']) & Revised & Readonly<{ was: Changed['was'] | null }>;

const dateIn = (event: RecordedEvent): readonly Date[] => {
  const { revision } = event;
  if (event.type === courtBooked.type) return [{ ...dataOf(courtBooked, event), was: null, revision }];
  if (event.type !== definition.type) return [];
  const data = dataOf(definition, event);
  return isNoticedEvent(data) ? [{ ...data, revision }] : [];
};

const inOrder = (one: Date, other: Date): number => {
  const [first, second] = [one, other].map(({ date, start, court }) => `${date} ${start} ${court}`);
  return (first ?? '') < (second ?? '') ? -1 : 1;
};

/** All dates of this person that the command changed or added, in the order of their days. */
const datesOf = async (context: MailContext, personId: Changed['personId']): Promise<readonly Date[]> => {
  const events = await eventsOfCommand(context);
  const own = events.flatMap(dateIn).filter((date) => date.personId === personId);
  return own.toSorted(inOrder);
};

/** The date as it is now, and below what of it was another. */
const linesOf = ({ club, addressee: { language } }: MailContext) => {
  const { changed, free } = bookingTexts[language];
  const { place, times, day } = blockText(club, language);
  const { money } = formatsOf(language);
  const priceOf = (price: Changed['price']): string => (price === 0 ? free : money(price));
  return ({ was, ...date }: Date): readonly string[] => {
    const present = [times(date), place(date)];
    if (!was) return [...present, changed.added(priceOf(date.price))];
    const textOf = (block: Changed['was']): string => [day(block), times(block), place(block)].join(', ');
    return [
      ...present,
      ...(textOf(was) === textOf({ ...was, ...date }) ? [] : [changed.before(textOf(was))]),
      ...(was.price === date.price ? [] : [changed.price(priceOf(date.price), priceOf(was.price))]),
    ];
  };
};

const titlesOf = ({ changed }: BookingTexts, [first, ...others]: readonly Date[], long: (date: Date) => string) =>
  first && others.length === 0
    ? { subject: changed.subject(long(first)), heading: changed.heading, attached: changed.attached }
    : {
        subject: changed.subjectOfMany(others.length + 1),
        heading: changed.headingOfMany,
        attached: changed.attachedOfMany,
      };

const opening = async ({ changed, somebody }: BookingTexts, context: MailContext, isOne: boolean): Promise<string> => {
  const { event, addressee, addresseeId, club, nameOf, recipient } = context;
  const { actor } = readMetadata(event.metadata);
  const named = { firstName: addressee.firstName, club: club.name };
  if (actor === recipient || actor === addresseeId) return changed.byYou(named);
  const who = (actor && (await nameOf(actor))) ?? somebody;
  return isOne ? changed.byOther(named, who) : changed.manyByOther(named, who);
};

const reasonOf = async ({ open }: MailContext, { sealedReason }: BookingChanged['data']): Promise<string | null> => {
  const reason = sealedReason === null ? null : await open(sealedReason);
  return typeof reason === 'string' ? reason : null;
};

/**
 * Sent to the owner once for every command that changes bookings of theirs, with each date as it is and was, and the reason (decisions.md
 * N17, W14). The attachment has the ids of the confirmation, so that a calendar moves its entries (ADR 47).
 */
export const bookingChanged: MailDefinition = {
  address: 'present',
  write: async (writing) => {
    const { event, addressee, club } = writing;
    const texts = bookingTexts[addressee.language];
    const data = dataOf(definition, event);
    const dates = await datesOf(writing, data.personId);
    const { day, long } = blockText(club, addressee.language);
    const { subject, heading, attached } = titlesOf(texts, dates, long);
    const { actor, occurredAt } = readMetadata(event.metadata);
    const reason = await reasonOf(writing, data);
    return written({
      ...{ subject, heading, paragraphs: [await opening(texts, writing, dates.length === 1)] },
      facts: [
        ...dates.map((date) => ({ label: day(date), lines: linesOf(writing)(date) })),
        ...(reason ? [{ label: texts.changed.reason, lines: [reason] }] : []),
        ...(await cardFacts(writing, data.personId)),
      ],
      button: { label: texts.toBookings, path: '/user/bookings' },
      notes: [...(actor === data.personId ? [] : [texts.changed.question]), attached, texts.zone],
      attachments: [calendarOfOrder(dates, { club, addressee, changedAt: Date.parse(occurredAt) }, 'changed')],
    });
  },
};
