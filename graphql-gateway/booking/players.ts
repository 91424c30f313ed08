import type { PlayerRow } from '@platzwart/contracts/booking';
import * as v from 'valibot';
import type { Builder } from '../core/builder.ts';
import type { GatewayContext } from '../core/context.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { type Child, type Viewer, isOfFamily } from '../core/viewer.ts';

const gameSchema = v.object({
  personId: v.nullable(v.string()),
  players: v.array(v.object({ personId: v.nullable(v.string()) })),
});

/** The viewer and their children who are named as players of a booking of somebody outside the family (decisions.md N5, N23). */
const playersOfFamily = (booking: unknown, viewer: Viewer): readonly Child[] => {
  const { person, children } = viewer;
  if (person === null || !v.is(gameSchema, booking) || isOfFamily(viewer, booking.personId)) return [];
  return [person, ...children].filter((each) => booking.players.some(({ personId }) => personId === each.personId));
};

/** The same, as they are known to the club. */
export const playingFamily = async (booking: unknown, context: GatewayContext) => {
  const people = playersOfFamily(booking, context.viewer()).map(({ personId }) => context.person(personId));
  return (await Promise.all(people)).filter((person) => person !== null);
};

/** Whether the viewer, or a child of theirs, is named as a player of somebody else's booking. */
export const playsIn = (booking: unknown, viewer: Viewer): boolean => playersOfFamily(booking, viewer).length > 0;

/** `Player`: a person of the club, or a guest by name. */
export const addPlayerType = (builder: Builder, { bookingUser }: SharedTypes) =>
  builder.objectRef<PlayerRow>('Player').implement({
    description:
      '(+) Who plays with the owner: a person of the club, or a guest by name. Both null: their name is no longer stored.',
    fields: (t) => ({
      user: t.field({
        type: bookingUser,
        nullable: true,
        resolve: ({ personId }, _, context) => (personId === null ? null : context.person(personId)),
      }),
      guestName: t.exposeString('guestName', { nullable: true }),
    }),
  });
