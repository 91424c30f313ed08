import { type LocalDate, localDate } from '@platzwart/contracts/core';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { type House, openHouse } from './testing/house.ts';
import { anna, ben } from './testing/personas.ts';
import { booking } from './testing/projections.ts';

const query = '{ myData { json } }';
const many = 5_000;
const listsSchema = v.object({
  bookings: v.array(v.object({ date: v.string(), start: v.string(), remark: v.string() })),
  letters: v.array(v.object({ sentAt: v.string() })),
  history: v.array(v.object({ at: v.string() })),
});

/** Ten games a day, from 1 January 2025 on. */
const dayOf = (index: number): LocalDate =>
  localDate(new Date(Date.UTC(2025, 0, 1 + Math.floor(index / 10))).toISOString().slice(0, 10));

const gameOf = (index: number) =>
  booking({
    ...{ personId: anna.personId, date: dayOf(index), remark: `Notiz ${index}` },
    ...{ startMinute: 480 + (index % 10) * 60, endMinute: 540 + (index % 10) * 60 },
  });

const keepLetters = `
  insert into mail.outbox (mail_id, kind, person_id, stream, revision, event_id, state, tries, created_at, waiting_since, next_try_at, sent_at)
  select id, 'BOOKING_CONFIRMED', $1, 'ledger', 1, id, 'SENT', 1, made, made, made, made
  from (select gen_random_uuid() as id, timestamptz '2025-01-01 08:00Z' + nr * interval '1 hour' as made from generate_series(1, $2) as nr) as letters`;

let house: House;
const statements: string[] = [];
beforeAll(async () => {
  house = await openHouse({
    hearStatement: (text) => /bookings\.|people\.|mail\./.test(text) && statements.push(text),
  });
  const client = new pg.Client(house.databaseUrl);
  await client.connect();
  await client.query(keepLetters, [anna.personId, many]);
  await client.end();
  await house.projections.tell(
    anna.personId,
    Array.from({ length: 1_000 }, () => 'PasswordChanged'),
  );
  // The last ones first: their order is not that of writing.
  const games = Array.from({ length: many }, (_, index) => gameOf(many - 1 - index));
  await house.readSide.watch.waitFor(['bookings'], await house.projections.show(games), 30_000);
});
afterAll(() => house.close());

const jsonOf = async (who: typeof anna) => {
  statements.length = 0;
  const { data } = await ask(house.url, { query, token: await house.tokenOf(who) });
  const { json } = v.parse(v.object({ myData: v.object({ json: v.string() }) }), data).myData;
  return { json, asked: statements.length };
};

it('Of somebody with thousands of bookings all is told, in order, by as many questions to the database as of anybody', async () => {
  // Who is asking is in memory after the first call.
  await jsonOf(anna);
  const { json, asked } = await jsonOf(anna);
  const { bookings, letters, history } = v.parse(listsSchema, JSON.parse(json));
  expect(bookings.map(({ remark }) => remark)).toEqual(Array.from({ length: many }, (_, index) => `Notiz ${index}`));
  expect(bookings[many - 1]).toMatchObject({ date: '2026-05-15', start: '17:00' });
  expect(new Set(letters.map(({ sentAt }) => sentAt)).size).toBe(many);
  expect(history).toHaveLength(1_000);
  // What the answer takes grows with what there is, and with nothing else.
  expect(json.length / many).toBeLessThan(1_000);
  await jsonOf(ben);
  expect(asked).toBe((await jsonOf(ben)).asked);
});
