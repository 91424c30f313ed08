import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { invoicesInProcess } from '../../command-service/testing/invoicesInProcess.ts';
import { withFreshStore } from './freshStore.ts';
import { figureOf } from './rounds.ts';
import type { BenchRow } from './row.ts';

/** `BENCH_PEOPLE=50`: fewer for a trial. */
const people = Number(process.env['BENCH_PEOPLE'] ?? 1_000);
const games = 3;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);

/** Waits for writes that follow once a stream is idle, so that they burden neither side. */
const restOfStream = 1_500;

const tables = `
  create table bench_counter (number bigint not null);
  insert into bench_counter values (0);
  create table bench_invoices (like event_store.events including all)`;

/** Lock, number and fact in one statement, as a program without a log would write them. */
const insert = {
  name: 'bench-invoice',
  text: `with next as (update bench_counter set number = number + 1 returning number)
    insert into bench_invoices (position, stream, revision, id, type, data, metadata)
    select number, 'ledger', number, gen_random_uuid(), 'InvoiceIssued', $1, $2 from next`,
};

type Written = Readonly<{ data: string; metadata: string }>;

/** The last `people` invoices of the log, as text. */
const lastIssued = `
  select data::text, metadata::text from event_store.events where type = 'InvoiceIssued' order by position desc limit $1`;

const secondsOf = async (work: () => Promise<void>): Promise<number> => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
};

/** Throws unless both sides have written the same number of events, and the counter has no gap. */
const compare = async (client: pg.Client, before: number, runs: number): Promise<void> => {
  const { rows } = await client.query<{ issued: number; inserted: number; last: number }>(`
    select (select count(*)::int from event_store.events where type = 'InvoiceIssued') as issued,
      (select count(*)::int from bench_invoices) as inserted, (select number::int from bench_counter) as last`);
  const wanted = runs * people;
  const [row] = rows;
  if (row?.issued !== before + wanted || row.inserted !== wanted || row.last !== wanted)
    throw new Error(`Not every person has their invoice: ${JSON.stringify({ ...row, before, wanted })}`);
};

const countIssued = async (client: pg.Client): Promise<number> =>
  (await client.query("select from event_store.events where type = 'InvoiceIssued'")).rowCount ?? 0;

export const invoiceRunRow: BenchRow = {
  id: 'P29',
  title:
    'invoices for 1,000 people with three claims each, one after the other, by the command service ÷ SQL that inserts the same events with a number from a counter',
  columns: ['invoices per second'],
  better: 'higher',
  must: [0.18],
  aim: [0.3],
  measure: (report) =>
    withFreshStore(async ({ databaseUrl }) => {
      const { issue, close } = await invoicesInProcess(databaseUrl, { people, games, periods: rounds + 1 });
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      try {
        await client.query(tables);
        const before = await countIssued(client);
        const ratios: number[] = [];
        // The first run warms up.
        for (let run = 0; run <= rounds; run += 1) {
          await pause(restOfStream);
          const ours = await secondsOf(async () => {
            for (let person = 0; person < people; person += 1) await issue(person, run);
          });
          await pause(restOfStream);
          const { rows } = await client.query<Written>(lastIssued, [people]);
          const plain = await secondsOf(async () => {
            for (const { data, metadata } of rows) await client.query({ ...insert, values: [data, metadata] });
          });
          await compare(client, before, run + 1);
          report(`${people} invoices: ${ours.toFixed(2)} s, by SQL ${plain.toFixed(2)} s`);
          if (run > 0) ratios.push(plain / ours);
        }
        return [figureOf(ratios)];
      } finally {
        await client.end();
        await close();
      }
    }),
};
