import { type LocalDate, localDate } from '@platzwart/contracts/core';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendGraphql } from '../testing/sendGraphql.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { anna, ben } from '../testing/personas.ts';
import { booking } from '../testing/exampleRows.ts';

const query = '{ myData { json } }';
const many = 5_000;
const listsSchema = v.object({
  bookings: v.array(v.object({ date: v.string(), start: v.string(), remark: v.string() })),
  letters: v.array(v.object({ sentAt: v.string() })),
  history: v.array(v.object({ at: v.string() })),
});

/** Ten bookings a day, from 1 January 2025 on. */
const dayOf = (index: number): LocalDate =>
  localDate(new Date(Date.UTC(2025, 0, 1 + Math.floor(index / 10))).toISOString().slice(0, 10));

const gameOf = (index: number) =>
  booking({
    ...{ personId: anna.personId, date: dayOf(index), remark: `Notiz ${index}` },
    ...{ startMinute: 480 + (index % 10) * 60, endMinute: 540 + (index % 10) * 60 },
  });

const insertMails = `
  insert into mail.outbox (mail_id, kind, person_id, stream, revision, event_id, state, tries, created_at, waiting_since, next_try_at, sent_at)
  select id, 'BOOKING_CONFIRMED', $1, 'ledger', 1, id, 'SENT', 1, made, made, made, made
  from (select gen_random_uuid() as id, timestamptz '2025-01-01 08:00Z' + nr * interval '1 hour' as made from generate_series(1, $2) as nr) as letters`;

let instance: Instance;
const statements: string[] = [];
beforeAll(async () => {
  instance = await startInstance({
    hearStatement: (text) => /bookings\.|people\.|mail\./.test(text) && statements.push(text),
  });
  const client = new pg.Client(instance.databaseUrl);
  await client.connect();
  await client.query(insertMails, [anna.personId, many]);
  await client.end();
  await instance.projections.addAccountFacts(
    anna.personId,
    Array.from({ length: 1_000 }, () => 'PasswordChanged'),
  );
  // Written in reverse, so that the order of writing is not the expected order.
  const games = Array.from({ length: many }, (_, index) => gameOf(many - 1 - index));
  await instance.readSide.watch.waitFor(['bookings'], await instance.projections.show(games), 30_000);
});
afterAll(() => instance.close());

const jsonOf = async (who: typeof anna) => {
  statements.length = 0;
  const { data } = await sendGraphql(instance.url, { query, token: await instance.tokenOf(who) });
  const { json } = v.parse(v.object({ myData: v.object({ json: v.string() }) }), data).myData;
  return { json, statementCount: statements.length };
};

it('The export of a person with thousands of bookings is complete and ordered, with as many queries as for any other person', async () => {
  // The caller is cached after the first call.
  await jsonOf(anna);
  const { json, statementCount } = await jsonOf(anna);
  const { bookings, letters, history } = v.parse(listsSchema, JSON.parse(json));
  expect(bookings.map(({ remark }) => remark)).toEqual(Array.from({ length: many }, (_, index) => `Notiz ${index}`));
  expect(bookings[many - 1]).toMatchObject({ date: '2026-05-15', start: '17:00' });
  expect(new Set(letters.map(({ sentAt }) => sentAt)).size).toBe(many);
  expect(history).toHaveLength(1_000);
  // The time for the response grows only with the number of the person's own rows.
  expect(json.length / many).toBeLessThan(1_000);
  await jsonOf(ben);
  expect(statementCount).toBe((await jsonOf(ben)).statementCount);
});
