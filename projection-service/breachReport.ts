import { csvFile, personId } from '@platzwart/contracts/core';
import type { RecordedEvent } from '@platzwart/event-store';
import { configured } from '@platzwart/service-process/configured';
import { StartRefused, refuseToStart } from '@platzwart/service-process/refusal';
import * as v from 'valibot';
import { parseBreach } from './operations/breach/breachArguments.ts';
import {
  type Affected,
  type Breach,
  type AttributedEvent,
  findAffectedPeople,
} from './operations/breach/affectedPeople.ts';
import { addressesSchema } from './config.ts';
import { decodeLog } from './core/decodeLog.ts';
import { openContext } from './core/openContext.ts';
import type { ProjectionContext } from './core/projectionContext.ts';
import { readModels } from './readModels.ts';

const noLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
const pageSize = 1_000;

const actorSchema = v.object({ actor: v.nullable(v.pipe(v.string(), v.uuid(), v.transform(personId))) });

/** The event of `recorded`; null if no read model handles its type. */
const attributedEventOf = (recorded: RecordedEvent): AttributedEvent | null => {
  const [entry] = decodeLog([recorded]);
  if (entry?.state === 'undecodable')
    throw new StartRefused(
      `The event at position ${recorded.position} cannot be read: ${entry.problem}. Nobody can be named before it can.`,
    );
  if (entry?.state !== 'decoded') return null;
  const { event, occurredAt } = entry.logged;
  return { event, occurredAt: Date.parse(occurredAt), actor: v.parse(actorSchema, recorded.metadata).actor };
};

const affectedPeopleOf = async (breach: Breach, { store }: ProjectionContext): Promise<readonly Affected[]> => {
  const { observe, affected } = findAffectedPeople(breach);
  let page = await store.readAll({ after: null, limit: pageSize });
  for (let last = page.at(-1); last; last = page.at(-1)) {
    for (const attributed of page.map(attributedEventOf)) if (attributed) observe(attributed);
    page = await store.readAll({ after: last.position, limit: pageSize });
  }
  const found = affected();
  if (found === null && breach.kind === 'account')
    throw new StartRefused(`Nobody had the member number ${breach.memberNumber} by then.`);
  return found ?? [];
};

const namesSchema = v.array(
  v.object({
    person_id: v.string(),
    ...{ first_name: v.string(), last_name: v.string(), email: v.nullable(v.string()), phone: v.nullable(v.string()) },
  }),
);

/** Adds each person's current contact data; a person erased since then has a number and no name. */
const rowsWithNames = async (found: readonly Affected[], { pool }: ProjectionContext) => {
  const { rows } = await pool.query<Record<string, unknown>>(
    'select person_id, first_name, last_name, email, phone from people.people where person_id = any($1)',
    [found.map((each) => each.personId)],
  );
  const known = new Map(v.parse(namesSchema, rows).map((row) => [row.person_id, row]));
  return found.map(({ personId: id, memberNumber, seen, bookings, changed }) => {
    const { first_name = '', last_name = '', email = null, phone = null } = known.get(id) ?? {};
    return [memberNumber, first_name, last_name, email ?? '', phone ?? '', seen, String(bookings), String(changed)];
  });
};

const columns = ['member number', 'first name', 'last name', 'e-mail', 'phone', 'seen', 'bookings', 'changed'];

/**
 * `npm run breach-report`: prints the people to notify of a breach as a table for spreadsheets on stdout, and their number in a
 * sentence on stderr. Exit code 78 if the arguments are invalid, or log and database are out of reach.
 */
const writeBreachReport = async (args: readonly string[]): Promise<void> => {
  const breach = parseBreach(args);
  const address = configured(addressesSchema);
  const context = await openContext(address, { models: readModels, log: noLog });
  try {
    const found = await affectedPeopleOf(breach, context);
    const rows = await rowsWithNames(found, context);
    process.stdout.write(csvFile([columns, ...rows]));
    const erased = rows.filter(([, firstName]) => firstName === '').length;
    process.stderr.write(`${found.length} people are affected; ${erased} of them have been erased since then.\n`);
  } finally {
    await context.store.close();
    await Promise.all([context.pool.end(), context.livePool.end()]);
  }
};

await writeBreachReport(process.argv.slice(2)).catch(refuseToStart);
