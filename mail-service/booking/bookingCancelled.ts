import {
  type BookingCancelled,
  type CourtBlock,
  courtBooked,
  bookingCancelled as definition,
  endMinute,
} from '@platzwart/contracts/booking';
import { type Language, minuteOfDay, isSeasonTicket } from '@platzwart/contracts/core';
import { dataOf } from '../core/eventData.ts';
import { formatsOf } from '../core/formats.ts';
import { readMetadata } from '../core/readMetadata.ts';
import { type MailDefinition, type MailContext, written } from '../core/mailDefinition.ts';
import type { TakenSpan } from '../core/takenCourts.ts';
import { blockText } from './blockText.ts';
import { withdrawalOf } from './calendarOfOrder.ts';
import { type BookingTexts, bookingTexts } from './bookingTexts.ts';
import { cardFacts } from './cardHours.ts';
import { daysNear, freeTimesFor } from './freeTimes.ts';
import { eventsOfCommand } from './eventsOfCommand.ts';
import { refundFacts } from './refundFacts.ts';
import { refundTexts } from './refundTexts.ts';
import { releaseTexts } from './releaseTexts.ts';

type Cancelled = BookingCancelled['data'];
type CancelledInLog = Cancelled & Readonly<{ revision: number }>;

/** The reason of the cancellation: sealed with the owner's key, or, for what the club does to its courts, in the metadata. */
const reasonOf = async ({ event, open }: MailContext, { sealedReason }: Cancelled): Promise<string | null> => {
  if (sealedReason === null) return readMetadata(event.metadata).reason;
  const reason = await open(sealedReason);
  return typeof reason === 'string' ? reason : null;
};

/** All bookings of this person that the command cancels, in the order of the log. */
const cancelledOf = async (context: MailContext, { personId }: Cancelled): Promise<readonly CancelledInLog[]> => {
  const events = (await eventsOfCommand(context)).filter(({ type }) => type === definition.type);
  return events
    .map((event) => ({ ...dataOf(definition, event), revision: event.revision }))
    .filter((block) => block.personId === personId);
};

/** What the same command booked: a closure that the read models may not know yet. */
const takenByCommand = async (context: MailContext): Promise<readonly TakenSpan[]> => {
  const booked = (await eventsOfCommand(context)).filter(({ type }) => type === courtBooked.type);
  return booked.map((event) => {
    const { date, court, start, end } = dataOf(courtBooked, event);
    return { date, court, startMinute: minuteOfDay(start), endMinute: endMinute(end) };
  });
};

/** decisions.md N18: where a person's booking had to make way, times that are free instead; for several, near the first of them. */
const alternativesTo = async (context: MailContext, [first]: readonly Cancelled[]): Promise<readonly CourtBlock[]> => {
  const arrangement = first && context.club.sports[first.sport];
  if (!arrangement || first.displacedBy === null) return [];
  const taken = await context.takenOn(first.sport, daysNear(first));
  if (taken === null) return [];
  const all = [...taken, ...(await takenByCommand(context))];
  return freeTimesFor(first, { arrangement, taken: all, now: context.now });
};

type Named = Parameters<BookingTexts['cancelled']['byOther']>[0];

const openingOf = (
  { cancelled }: BookingTexts,
  named: Named,
  about: Readonly<{ by: string | null; count: number }>,
) => {
  if (about.by === null) return cancelled.byYou(named);
  return about.count === 1 ? cancelled.byOther(named, about.by) : cancelled.manyByOther(named, about.by);
};

const titlesOf = ({ cancelled }: BookingTexts, count: number, long: string) =>
  count === 1
    ? { subject: cancelled.subject(long), heading: cancelled.heading }
    : { subject: cancelled.subjectOfMany(count), heading: cancelled.headingOfMany };

/** By the owner, or for a child by the guardian who reads this (decisions.md N5). */
const isByReader = ({ event, addresseeId }: MailContext, owner: Cancelled['personId']): boolean =>
  [owner, addresseeId].includes(readMetadata(event.metadata).actor);

/** decisions.md B6: one date of a season booking that its owner gave back stays payable, and the e-mail says so. */
const isReleasable = (all: readonly Cancelled[]): boolean =>
  all.length === 1 && all.every((block) => isSeasonTicket(block.category) && block.refund === 'NONE');

type Line = Readonly<{ label: string; lines: readonly string[] }>;

/**
 * What the club says about the price of what it cancels (decisions.md B5): it may let it stay, also for some of several dates; else nothing is
 * to be paid, which `back` says itself where something goes back.
 */
const priceFacts = (language: Language, all: readonly Cancelled[], back: readonly Line[]): readonly Line[] => {
  const { kept, dropped } = refundTexts[language];
  const staying = all.filter(({ refund }) => refund === 'NONE');
  if (staying.length === 0) return back.length > 0 ? [] : [{ label: dropped.label, lines: [dropped.line] }];
  const days = staying.map(({ date }) => formatsOf(language).day(date)).join('; ');
  return [{ label: kept.label, lines: staying.length < all.length ? [days, kept.line] : [kept.line] }];
};

/** Hours and money that go back, and what becomes of the price. */
const moneyFacts = async (
  context: MailContext,
  all: readonly Cancelled[],
  owner: Cancelled['personId'],
): Promise<readonly Line[]> => {
  const back = [...(await cardFacts(context, owner)), ...(await refundFacts(context, all, owner))];
  return [...back, ...(isByReader(context, owner) ? [] : priceFacts(context.addressee.language, all, back))];
};

const nameOfActor = async ({ event, addressee, nameOf }: MailContext): Promise<string> => {
  const { actor } = readMetadata(event.metadata);
  return (actor && (await nameOf(actor))) ?? bookingTexts[addressee.language].somebody;
};

const releasedOf = ({ addressee, club }: MailContext, what: string) => {
  const { subject, heading, byYou } = releaseTexts[addressee.language];
  const named = { firstName: addressee.firstName, club: club.name };
  return { subject: subject(what), heading, paragraphs: [byYou(named)] };
};

/** Sent to the owner once for every command that cancels bookings of theirs, also for their own, with the reason (decisions.md B3, N17). */
export const bookingCancelled: MailDefinition = {
  address: 'present',
  write: async (writing) => {
    const { event, addressee, club } = writing;
    const texts = bookingTexts[addressee.language];
    const block = dataOf(definition, event);
    const all = await cancelledOf(writing, block);
    const { occurredAt } = readMetadata(event.metadata);
    const { day, place, times, long } = blockText(club, addressee.language);
    const named = { firstName: addressee.firstName, club: club.name };
    const isOwn = isByReader(writing, block.personId);
    const by = isOwn ? null : await nameOfActor(writing);
    const reason = await reasonOf(writing, block);
    const free = await alternativesTo(writing, all);
    return written({
      ...(isOwn && isReleasable(all)
        ? releasedOf(writing, long(block))
        : {
            ...titlesOf(texts, all.length, long(block)),
            paragraphs: [openingOf(texts, named, { by, count: all.length })],
          }),
      facts: [
        ...all.map((each) => ({ label: day(each), lines: [times(each), place(each)] })),
        ...(reason ? [{ label: texts.cancelled.reason, lines: [reason] }] : []),
        ...(await moneyFacts(writing, all, block.personId)),
        ...(free.length > 0
          ? [
              {
                label: texts.cancelled.free,
                lines: free.map((each) => [day(each), times(each), place(each)].join(', ')),
              },
            ]
          : []),
      ],
      button: { label: texts.cancelled.button, path: '/booking' },
      notes: [
        ...(free.length > 0 ? [texts.cancelled.freeNow] : []),
        ...(isOwn ? [] : [texts.cancelled.question]),
        texts.cancelled.attached,
        texts.zone,
      ],
      attachments: [withdrawalOf(all, { club, addressee, changedAt: Date.parse(occurredAt) })],
    });
  },
};
