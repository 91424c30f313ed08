import { type PlayersChanged, playersChanged } from '@platzwart/contracts/booking';
import { dataOf } from '../core/eventData.ts';
import { readMetadata } from '../core/readMetadata.ts';
import { type MailDefinition, type MailContext, written } from '../core/mailDefinition.ts';
import { blockText } from './blockText.ts';
import { bookingTexts } from './bookingTexts.ts';
import { calendarOfOrder } from './calendarOfOrder.ts';
import { eventsOfCommand } from './eventsOfCommand.ts';

type Game = PlayersChanged['data'] & Readonly<{ revision: number }>;

/** All bookings in which the command names the recipient for the first time. */
const gamesOf = async (context: MailContext): Promise<readonly Game[]> =>
  (await eventsOfCommand(context))
    .filter(({ type }) => type === playersChanged.type)
    .map((event) => ({ ...dataOf(playersChanged, event), revision: event.revision }))
    .filter(({ added }) => added.includes(context.recipient));

/** Sent once to each person whom an order or a change names as a player, with the dates; the price concerns the owner alone (decisions.md N23). */
export const playerNamed: MailDefinition = {
  address: 'present',
  write: async (writing) => {
    const { event, addressee, club, nameOf } = writing;
    const { players, somebody, zone } = bookingTexts[addressee.language];
    const first = dataOf(playersChanged, event);
    const games = await gamesOf(writing);
    const { day, place, times, long } = blockText(club, addressee.language);
    const named = { firstName: addressee.firstName, club: club.name };
    const isOne = games.length === 1;
    return written({
      subject: isOne ? players.subject(long(first)) : players.subjectOfMany(games.length),
      heading: players.heading,
      paragraphs: [players.opening(named, (await nameOf(first.personId)) ?? somebody)],
      facts: games.map((game) => ({ label: day(game), lines: [times(game), place(game)] })),
      button: { label: players.button, path: '/user/bookings' },
      notes: [players.leave, zone],
      attachments: [
        calendarOfOrder(games, { club, addressee, changedAt: Date.parse(readMetadata(event.metadata).occurredAt) }),
      ],
    });
  },
};
