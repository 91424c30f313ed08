import type { PlantedBug } from './plantedBug.ts';

const projections = (name: string): string => `projection-service/core/${name}`;
const closedDays = (ending: string): string => `projection-service/booking/bookings/closedDays.${ending}`;
const gateway = (name: string): string => `graphql-gateway/${name}`;

/** Wrong ways to remember and to answer: read models, gateway, browser. */
export const bugsInReading: readonly PlantedBug[] = [
  {
    bug: 'What somebody remarked about a booking stays when the booking is nobody’s any more',
    edits: [{ file: closedDays('ts'), find: 'remark = null, ', replace: '' }],
    project: 'int',
    caughtBy: [closedDays('int.spec.ts')],
  },
  {
    bug: 'Of days that are closed by several events of one page only the last ones are',
    edits: [{ file: closedDays('ts'), find: '  return closed;\n', replace: '  return closed.slice(-1);\n' }],
    project: 'int',
    caughtBy: [closedDays('int.spec.ts')],
  },
  {
    bug: 'A read model’s checkpoint is moved by whoever comes, wherever it stands',
    edits: [
      {
        file: projections('checkpoints.ts'),
        find: 'c.position is not distinct from $6',
        replace: '($6::text is null or c.position is not null)',
      },
    ],
    project: 'int',
    caughtBy: [projections('projections.int.spec.ts'), projections('steward.int.spec.ts')],
  },
  {
    bug: 'An event that cannot be applied is passed over',
    edits: [
      {
        file: projections('applyPage.ts'),
        find: '  for (const stopped of stops) await stop(by.client, page, stopped);\n',
        replace: '',
      },
    ],
    project: 'int',
    caughtBy: [projections('poison.int.spec.ts')],
  },
  {
    bug: 'What was read from another log is taken for this one’s',
    edits: [
      {
        file: 'event-store/following/place.ts',
        find: 'event.id === landmark.id && event.position === position',
        replace: 'event.position === position',
      },
    ],
    project: 'int',
    caughtBy: [projections('steward.int.spec.ts')],
  },
  {
    bug: 'A store that comes back with an older log is followed on',
    edits: [{ file: projections('steward.ts'), find: '      await refuseAnotherLog(household);\n', replace: '' }],
    project: 'int',
    caughtBy: [projections('steward.int.spec.ts')],
  },
  {
    bug: 'Nobody notes that the next event may end the process',
    edits: [
      {
        file: projections('caution.ts'),
        find: '      await changeCheckpoint(pool, name, { tries: tryAlone(ended, runId) });\n',
        replace: '',
      },
    ],
    project: 'int',
    caughtBy: [projections('poison.int.spec.ts')],
  },
  {
    bug: 'Two audiences share one subscription’s payload',
    edits: [
      {
        file: gateway('live/sharedSubscriptions.ts'),
        find: 'JSON.stringify([audience, query,',
        replace: 'JSON.stringify([audience === undefined, query,',
      },
    ],
    project: 'unit',
    caughtBy: [gateway('live/sharedSubscriptions.unit.spec.ts')],
  },
  {
    bug: 'A session goes on after its end',
    edits: [
      {
        file: gateway('core/sessions.ts'),
        find: 'return known.expiresAt > now() ? known : null;',
        replace: 'return known;',
      },
    ],
    project: 'unit',
    caughtBy: [gateway('core/sessions.unit.spec.ts')],
  },
  {
    bug: 'A token for something else opens the door',
    edits: [
      {
        file: gateway('core/sessions.ts'),
        find: "{ algorithms: ['HS256'], issuer, audience, typ, currentDate",
        replace: "{ algorithms: ['HS256'], issuer, currentDate",
      },
    ],
    project: 'unit',
    caughtBy: [gateway('core/sessions.unit.spec.ts')],
  },
  {
    bug: 'A page of somebody else’s opens sockets in a member’s name',
    edits: [
      {
        file: gateway('doors/ownOrigin.ts'),
        find: 'return origin !== null && host !== null && areOneHouse(origin, host, isDemo);',
        replace: 'return origin === null || host === null || areOneHouse(origin, host, isDemo) || true;',
      },
    ],
    project: 'int',
    caughtBy: [gateway('doors/socketDoor.int.spec.ts')],
  },
  {
    bug: 'An answer is kept after what it tells has changed',
    edits: [
      {
        file: gateway('answers/answerCache.ts'),
        find: 'if (isTouched(entry, model, rows)) entries.delete(key)',
        replace: 'if (rows === null && isTouched(entry, model, rows)) entries.delete(key)',
      },
    ],
    project: 'unit',
    caughtBy: [gateway('answers/answerCache.unit.spec.ts')],
  },
  {
    bug: 'A member’s own booking is missing right after it was made',
    edits: [
      {
        file: gateway('core/commandDesk.ts'),
        find: 'position === null || (await watch.waitFor(shownIn, position, patienceMilliseconds))',
        replace: 'position === null || (await watch.waitFor([], position, patienceMilliseconds))',
      },
    ],
    project: 'int',
    caughtBy: [gateway('booking/bookingMutations.int.spec.ts')],
  },
  {
    bug: 'An order that nobody answered is sent again under a new key',
    edits: [
      {
        file: 'client/booking/order/useOrder.ts',
        find: '{ bookings, idempotencyKey: current.idempotencyKey }',
        replace: '{ bookings, idempotencyKey: newIdempotencyKey() }',
      },
    ],
    project: 'ui',
    caughtBy: ['client/booking/wizard.ui.spec.tsx'],
  },
];
