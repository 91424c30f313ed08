import type { PlayerRow } from '@platzwart/contracts/booking';
import * as v from 'valibot';
import type { Builder } from '../core/builder.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import type { Viewer } from '../core/viewer.ts';

const gameSchema = v.object({ players: v.array(v.object({ personId: v.nullable(v.string()) })) });

/** Whether the viewer is named as a player of somebody else's booking (decisions.md N23). */
export const playsIn = (booking: unknown, { person }: Viewer): boolean =>
  person !== null && v.is(gameSchema, booking) && booking.players.some(({ personId }) => personId === person.personId);

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

export const addPlayerInput = (builder: Builder) =>
  builder.inputType('PlayerInput', {
    description: '(+) Exactly one of the two.',
    fields: (t) => ({
      userID: t.id({ description: 'Member number of a person of the club who is no guest.' }),
      guestName: t.string(),
    }),
  });
export type PlayerInputType = ReturnType<typeof addPlayerInput>;

type GivenPlayer = Readonly<{ userID?: string | null | undefined; guestName?: string | null | undefined }>;

/** The players in the form of the commands. */
export const givenPlayers = (players: readonly GivenPlayer[] | null | undefined) =>
  (players ?? []).map(({ userID = null, guestName = null }) => ({ userID, guestName }));
