import { type PersonId, centsSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { LedgerPlayers } from './ledgerBooking.ts';

/** Numbers of the people who play with the owner, number of guests, their fee in cents, and their names as they are sealed. */
export const snapshotOfPlayersSchema = v.tuple([v.array(v.number()), v.number(), centsSchema, v.nullable(v.string())]);
type Stored = v.InferOutput<typeof snapshotOfPlayersSchema>;

export const snapshotOfPlayers = (
  { members, guests, guestFee, sealedGuests }: LedgerPlayers,
  numberOf: (personId: PersonId) => number,
): Stored => [members.map(numberOf), guests, guestFee, sealedGuests];

export const playersOfSnapshot = (
  [members, guests, guestFee, sealedGuests]: Stored,
  personOf: (number: number) => PersonId | null,
): LedgerPlayers => ({ members: members.flatMap((number) => personOf(number) ?? []), guests, guestFee, sealedGuests });
