import type { Builder } from './builder.ts';

/** Somebody who plays with the owner of a booking, in the orders of all features. */
export const addPlayerInput = (builder: Builder) =>
  builder.inputType('PlayerInput', {
    description: '(+) Exactly one of the two.',
    fields: (t) => ({
      userID: t.id({ description: 'Member number of a person of the club who is no guest.' }),
      guestName: t.string(),
    }),
  });

type GivenPlayer = Readonly<{ userID?: string | null | undefined; guestName?: string | null | undefined }>;

/** The players in the form of the commands. */
export const givenPlayers = (players: readonly GivenPlayer[] | null | undefined) =>
  (players ?? []).map(({ userID = null, guestName = null }) => ({ userID, guestName }));
