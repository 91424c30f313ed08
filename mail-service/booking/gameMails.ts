import {
  type BookingCancelled,
  type BookingChanged,
  bookingCancelled,
  bookingChanged,
  isMovedEvent,
} from '@platzwart/contracts/booking';
import type { PersonId } from '@platzwart/contracts/core';
import { dataOf } from '../core/eventData.ts';
import { readMetadata } from '../core/readMetadata.ts';
import { type MailContext, type MailDefinition, written } from '../core/mailDefinition.ts';
import { blockText } from './blockText.ts';
import { bookingTexts } from './bookingTexts.ts';
import { calendarOfOrder, withdrawalOf } from './calendarOfOrder.ts';
import { eventsOfCommand } from './eventsOfCommand.ts';
import { type GameTexts, gameTexts } from './gameTexts.ts';

type Played = Readonly<{ members?: readonly PersonId[]; personId: PersonId | null }>;
type InLog<Data> = Data & Readonly<{ revision: number }>;

const plays = ({ members = [] }: Played, { recipient }: MailContext): boolean =>
  members.some((member) => member === recipient);

/** The games of the recipient that the command moves. */
const movedGames = async (context: MailContext): Promise<readonly InLog<BookingChanged['data']>[]> =>
  (await eventsOfCommand(context))
    .filter(({ type }) => type === bookingChanged.type)
    .map((event) => ({ ...dataOf(bookingChanged, event), revision: event.revision }))
    .filter((data) => plays(data, context) && isMovedEvent(data));

/** The games of the recipient that the command cancels. */
const cancelledGames = async (context: MailContext): Promise<readonly InLog<BookingCancelled['data']>[]> =>
  (await eventsOfCommand(context))
    .filter(({ type }) => type === bookingCancelled.type)
    .map((event) => ({ ...dataOf(bookingCancelled, event), revision: event.revision }))
    .filter((data) => plays(data, context));

/** Who booked the games: those who play with them see their name. */
const bookerOf = async ({ nameOf, addressee }: MailContext, { personId }: Played): Promise<string> =>
  (personId && (await nameOf(personId))) ?? gameTexts[addressee.language].booker;

const titlesOf = (texts: GameTexts['changed'], count: number, long: string) => ({
  subject: count === 1 ? texts.subject(long) : texts.subjectOfMany(count),
  heading: texts.heading,
});

/** What both e-mails are written with. */
const writingOf = ({ addressee, club, event }: MailContext) => ({
  named: { firstName: addressee.firstName, club: club.name },
  calendar: { club, addressee, changedAt: Date.parse(readMetadata(event.metadata).occurredAt) },
  texts: bookingTexts[addressee.language],
  games: gameTexts[addressee.language],
  ...blockText(club, addressee.language),
});

/**
 * Sent once for every command that moves games, to each person who plays in them: times, courts and who booked; price and reason concern the
 * owner alone (decisions.md N23).
 */
export const gameChanged: MailDefinition = {
  address: 'present',
  write: async (context) => {
    const first = dataOf(bookingChanged, context.event);
    const moved = await movedGames(context);
    const { named, calendar, texts, games, day, place, times, long } = writingOf(context);
    return written({
      ...titlesOf(games.changed, moved.length, long(first)),
      paragraphs: [games.changed.opening(named, await bookerOf(context, first))],
      facts: moved.map(({ was, ...game }) => ({
        label: day(game),
        lines: [times(game), place(game), texts.changed.before([day(was), times(was), place(was)].join(', '))],
      })),
      button: { label: games.button, path: '/user/bookings' },
      notes: [
        texts.players.leave,
        moved.length === 1 ? texts.changed.attached : texts.changed.attachedOfMany,
        texts.zone,
      ],
      attachments: [calendarOfOrder(moved, calendar, 'changed')],
    });
  },
};

/** Sent once for every command that cancels games, or makes them give way, to each person who plays in them; the reason is the owner's. */
export const gameCancelled: MailDefinition = {
  address: 'present',
  write: async (context) => {
    const first = dataOf(bookingCancelled, context.event);
    const cancelled = await cancelledGames(context);
    const { named, calendar, texts, games, day, place, times, long } = writingOf(context);
    return written({
      ...titlesOf(games.cancelled, cancelled.length, long(first)),
      paragraphs: [games.cancelled.opening(named, await bookerOf(context, first))],
      facts: cancelled.map((game) => ({ label: day(game), lines: [times(game), place(game)] })),
      button: { label: games.button, path: '/user/bookings' },
      notes: [texts.cancelled.attached, texts.zone],
      attachments: [withdrawalOf(cancelled, calendar)],
    });
  },
};
