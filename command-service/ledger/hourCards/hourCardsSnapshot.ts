import { bookingIdSchema, centsSchema, localDateSchema, personIdSchema, voucherTypes } from '@platzwart/contracts/core';
import { voucherIdSchema } from '@platzwart/contracts/voucher';
import { Map as PersistentMap } from 'immutable';
import * as v from 'valibot';
import { listInPieces, objectInPieces } from '../../core/jsonPieces.ts';
import type { PartCodec } from '../../core/snapshotCodec.ts';
import { type HourCard, type HourCardsState, isUsable } from './hourCardsState.ts';

const cardSchema = v.object({
  ...{ voucherId: voucherIdSchema, personId: personIdSchema, voucherType: v.picklist(voucherTypes) },
  ...{ price: centsSchema, orderedOn: localDateSchema },
  ...{
    halfHours: v.number(),
    halfHoursLeft: v.number(),
    isDeleted: v.boolean(),
    usableFrom: v.nullable(localDateSchema),
  },
});

const paidSchema = v.object({
  bookingId: bookingIdSchema,
  date: localDateSchema,
  uses: v.array(v.object({ voucherId: voucherIdSchema, halfHours: v.number() })),
});

/** The cards of each person in order; whose they are follows from the cards. */
const snapshotSchema = v.object({ people: v.array(v.array(cardSchema)), paid: v.array(paidSchema) });

function* encode({ cards, ofPerson, paid }: HourCardsState): Generator<string> {
  yield* objectInPieces({
    people: listInPieces([...ofPerson.values()].map((ids) => ids.flatMap((id) => cards.get(id) ?? []))),
    paid: listInPieces([...paid].map(([bookingId, each]) => ({ bookingId, ...each }))),
  });
}

const byPerson = (people: readonly (readonly HourCard[])[]): HourCardsState['ofPerson'] =>
  PersistentMap(
    people.flatMap((cards) => (cards[0] ? [[cards[0].personId, cards.map(({ voucherId }) => voucherId)]] : [])),
  );

const decode = (content: unknown): HourCardsState => {
  const { people, paid } = v.parse(snapshotSchema, content);
  return {
    cards: PersistentMap(people.flat().map((card) => [card.voucherId, card])),
    ofPerson: byPerson(people),
    usable: byPerson(people.map((cards) => cards.filter(isUsable))),
    paid: PersistentMap(paid.map(({ bookingId, ...each }) => [bookingId, each])),
  };
};

/** The cards and what they have paid as JSON. `decode` throws on anything that `encode` of the same shape does not produce. */
export const hourCardsSnapshot: PartCodec<HourCardsState> = { shape: 2, encode, decode };
