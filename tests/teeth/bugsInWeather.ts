import type { PlantedBug } from './plantedBug.ts';

const core = (name: string): string => `command-service/core/${name}`;
const simulated = { project: 'unit', caughtBy: ['tests/simulator/simulator.unit.spec.ts'] } as const;

/** Wrong only when something dies, comes late or comes twice: the simulator's worlds have to notice, or a spec that brings it about. */
export const bugsInWeather: readonly PlantedBug[] = [
  {
    bug: 'A checkpoint is committed before its effect',
    edits: [
      {
        file: 'projection-service/core/applyPage.ts',
        find: '    ...shares.map(applied),\n',
        replace: `    async () => void (await by.client.query('commit')),
    async () => void (await by.client.query('begin')),
    ...shares.map(applied),
`,
      },
    ],
    ...simulated,
  },
  {
    bug: 'A call is answered before its events are in the log',
    edits: [
      {
        file: core('commandWriter.ts'),
        find: 'await conclude(desk, draft);',
        replace: "(void conclude(desk, draft).catch(() => null), { position: '9999999999999999999' });",
      },
    ],
    ...simulated,
  },
  {
    bug: 'A conflict is answered by appending behind the other, undecided',
    edits: [
      {
        file: core('eventStream.ts'),
        find: 'store.append(stream, expected, events)',
        replace: `store
        .append(stream, expected, events)
        .then((first) => (first.outcome === 'conflict' ? store.append(stream, first.actual, events) : first))`,
      },
    ],
    ...simulated,
  },
  {
    bug: 'An append without an answer is repeated under new ids',
    edits: [
      {
        file: core('eventStream.ts'),
        find: 'store.append(stream, expected, events)',
        replace:
          'store.append(stream, expected, wait === 20 ? events : events.map((event) => ({ ...event, id: globalThis.crypto.randomUUID() })))',
      },
    ],
    ...simulated,
  },
  {
    bug: 'A reader passes a page by',
    edits: [
      {
        file: 'event-store/postgres/followEvents.ts',
        find: 'yield batch;',
        replace: 'if (batch.length !== 2) yield batch;',
      },
    ],
    ...simulated,
  },
  {
    bug: 'An erasure that a crash broke off is never finished',
    edits: [
      {
        file: 'command-service/processes/finishErasures.ts',
        find: 'remembered.has(person) || hasAhead(person)',
        replace: 'remembered.has(person) && hasAhead(person)',
      },
    ],
    ...simulated,
  },
  {
    bug: 'Half of an order is answered for the whole',
    edits: [{ file: core('openStream.ts'), find: '  await readRest(desk);\n', replace: '' }],
    project: 'int',
    caughtBy: [core('idempotency.int.spec.ts')],
  },
  {
    bug: 'An unknown outcome is told as a conflict',
    edits: [
      {
        file: core('commandWriter.ts'),
        find: "isAway ? 'ERR_DB_CONNECTION'",
        replace: "isAway ? 'ERR_BOOKING_CONFLICT'",
      },
    ],
    ...simulated,
  },
];
