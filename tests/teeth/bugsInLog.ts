import type { PlantedBug } from './plantedBug.ts';

const core = (name: string): string => `command-service/core/${name}`;
const postgresSpecs = [
  'event-store/postgres/postgresEventStore.int.spec.ts',
  'event-store/postgres/postgresAdapter.int.spec.ts',
];
const roles = 'event-store/databaseRoles.int.spec.ts';

/** Wrong ways to write facts down: the log, and the runtime around the deciders. */
export const bugsInLog: readonly PlantedBug[] = [
  {
    bug: 'An append does not look at the expected revision',
    edits: [
      {
        file: 'event-store/postgres/schema.ts',
        find: 'if current = expected[i] and (fences[i] = fence or sizes[i] = 0) then',
        replace: 'if true then',
      },
      {
        file: 'event-store/postgres/schema.ts',
        find: 'where asked.revision <> coalesce',
        replace: 'where false and 0 <> coalesce',
      },
    ],
    project: 'int',
    caughtBy: postgresSpecs,
  },
  {
    bug: 'An append is written however late it arrives',
    edits: [
      {
        file: 'event-store/postgres/schema.ts',
        find: '(fences[i] = fence or sizes[i] = 0)',
        replace: 'true',
      },
      {
        file: 'event-store/postgres/schema.ts',
        find: 'if fence <> ${fenceNow} or exists (',
        replace: 'if exists (',
      },
    ],
    project: 'int',
    caughtBy: ['event-store/postgres/confirming.int.spec.ts', core('lateAppend.int.spec.ts')],
  },
  {
    bug: 'An append that waits for its turn takes over what others have confirmed meanwhile',
    edits: [
      {
        file: 'event-store/postgres/connectPostgres.ts',
        find: 'fence: log.fence.value }',
        replace: 'get fence() { return log.fence.value; } }',
      },
    ],
    project: 'int',
    caughtBy: ['event-store/postgres/confirming.int.spec.ts', core('lateAppend.int.spec.ts')],
  },
  {
    bug: 'A refusal rests on what was known, and nobody asks whether that is the end of the log',
    edits: [
      {
        file: core('streamDesk.ts'),
        find: '(draft.events.length === 0 ? confirmDraft(desk, draft) : appendDraft(desk, draft))',
        replace: '(draft.events.length === 0 ? Promise.resolve({ position: null }) : appendDraft(desk, draft))',
      },
    ],
    project: 'int',
    caughtBy: [core('groupCommit.int.spec.ts'), core('lateAppend.int.spec.ts')],
  },
  {
    bug: 'A connection that is lost within a transaction ends the program',
    edits: [{ file: 'event-store/following/inTransaction.ts', find: "  client.on('error', heard);\n", replace: '' }],
    project: 'unit',
    caughtBy: ['tests/simulator/simulator.unit.spec.ts'],
  },
  {
    bug: 'Appends take no lock, so that a reader passes one that commits late',
    edits: [
      {
        file: 'event-store/postgres/schema.ts',
        find: "    perform pg_advisory_xact_lock(hashtext('event_store'), hashtext('append'));",
        replace: '',
      },
    ],
    project: 'int',
    caughtBy: postgresSpecs,
  },
  {
    bug: 'Nobody is woken when something was appended',
    edits: [
      {
        file: 'event-store/postgres/schema.ts',
        find: "    perform pg_notify('event_store', '');\n    return head;",
        replace: '    return head;',
      },
    ],
    project: 'int',
    caughtBy: postgresSpecs,
  },
  {
    bug: 'A reader whose bell is broken waits for ever',
    edits: [
      {
        file: 'event-store/postgres/followEvents.ts',
        find: 'bell.heard(seen, { milliseconds: pollMilliseconds, signal: ended })',
        replace: 'bell.heard(seen, { milliseconds: pollMilliseconds * 1_000, signal: ended })',
      },
    ],
    project: 'int',
    caughtBy: postgresSpecs,
  },
  {
    bug: 'A repeated call is carried out again',
    edits: [
      { file: core('answers.ts'), find: 'if (!found) return null;', replace: 'if (!found || found) return null;' },
    ],
    project: 'int',
    caughtBy: [core('idempotency.int.spec.ts')],
  },
  {
    bug: 'A key that was used for something else gets that answer',
    edits: [
      {
        file: core('answers.ts'),
        find: 'first.requestHash === call.requestHash ? first.answer : keyUsedOtherwise',
        replace: 'first.requestHash !== null || call === null ? first.answer : keyUsedOtherwise',
      },
    ],
    project: 'unit',
    caughtBy: [core('idempotencyDoor.unit.spec.ts')],
  },
  {
    bug: 'Two calls with one key at the same time are both carried out',
    edits: [
      {
        file: core('idempotencyDoor.ts'),
        find: '    underWay.set(wish, { requestHash, answer });\n',
        replace: '',
      },
    ],
    project: 'unit',
    caughtBy: [core('idempotencyDoor.unit.spec.ts')],
  },
  {
    bug: 'After a conflict nobody reads what the other has written',
    edits: [
      {
        file: core('streamDesk.ts'),
        find: '    own ??= positionOfOwn(draft, page);\n    takeIn(desk, page);\n',
        replace: '    own ??= positionOfOwn(draft, page);\n',
      },
    ],
    project: 'int',
    caughtBy: [core('racingWriters.int.spec.ts')],
  },
  {
    bug: 'The snapshot of another log is believed',
    edits: [
      {
        file: core('snapshots.ts'),
        find: 'return event !== undefined && hashOfEvent(event) === hash;',
        replace: 'return event !== undefined || hash !== null;',
      },
    ],
    project: 'int',
    caughtBy: [core('snapshots.int.spec.ts')],
  },
  {
    bug: 'A process goes on with what a restored log has lost',
    edits: [
      {
        file: core('streamDesk.ts'),
        find: 'let isSameLog = hash === null;',
        replace: 'let isSameLog = hash !== undefined;',
      },
    ],
    project: 'int',
    caughtBy: [core('restoredLog.int.spec.ts')],
  },
  {
    bug: 'Events are not chained to those before them',
    edits: [
      {
        file: core('newEvents.ts'),
        find: 'metadataOf(call, schemaVersionOf(type), next.previousHash)',
        replace: 'metadataOf(call, schemaVersionOf(type), place.previousHash)',
      },
    ],
    project: 'unit',
    caughtBy: [core('newEvents.unit.spec.ts')],
  },
  {
    bug: 'The writer may change what has happened',
    edits: [
      {
        file: 'event-store/postgres/schema.ts',
        find: "'select, insert on event_store.events'",
        replace: "'all on event_store.events'",
      },
    ],
    project: 'int',
    caughtBy: [roles],
  },
  {
    bug: 'Tables that are older than the writer stay closed to him',
    edits: [
      {
        file: 'event-store/migrations.ts',
        find: 'reached < steps.length || (await isShutOut(client, role, schema))',
        replace: 'reached < steps.length',
      },
    ],
    project: 'int',
    caughtBy: [roles],
  },
  {
    bug: 'A tampered event is not noticed',
    edits: [
      {
        file: core('hashes.ts'),
        find: "hash('sha256', canonicalJson({ data, id, metadata, revision, stream, type }))",
        replace: "hash('sha256', canonicalJson({ id, metadata, revision, stream, type }))",
      },
    ],
    project: 'int',
    caughtBy: ['command-service/logChain.int.spec.ts', core('hashes.unit.spec.ts')],
  },
  {
    bug: 'An event of a newer release is guessed at',
    edits: [
      {
        file: core('eventCodec.ts'),
        find: 'if (schemaVersion > all.length + 1)',
        replace: 'if (schemaVersion > all.length + 1000)',
      },
    ],
    project: 'unit',
    caughtBy: [core('eventCodec.unit.spec.ts')],
  },
];
