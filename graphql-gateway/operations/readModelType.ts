import type { Builder } from '../core/builder.ts';
import type { ReadModelRebuild, ReadModelState, ReadReadModelStates } from '../core/readModelStates.ts';
import type { ReadModelReads } from './readModelReads.ts';

type ComparedTable = ReadModelRebuild['tables'][number];

const addRebuild = (builder: Builder) => {
  const table = builder.objectRef<ComparedTable>('RebuiltTable').implement({
    description: '(+) A table that was in use, compared with what the log gives, at the same position.',
    fields: (t) => ({
      name: t.exposeString('table'),
      rowsBefore: t.exposeInt('rowsBefore'),
      rowsAfter: t.exposeInt('rowsAfter'),
      isSame: t.exposeBoolean('isSame', { description: 'Whether every row is the same.' }),
    }),
  });
  return builder.objectRef<ReadModelRebuild>('ReadModelRebuild').implement({
    description: '(+) How a rebuild ended.',
    fields: (t) => ({
      at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
      events: t.exposeInt('events'),
      seconds: t.exposeFloat('seconds'),
      problem: t.exposeString('problem', {
        nullable: true,
        description: 'Why it was given up; then the old tables are in use.',
      }),
      tables: t.field({
        type: [table],
        description: 'Empty where the old tables had another version.',
        resolve: ({ tables }) => [...tables],
      }),
    }),
  });
};

const statuses = { live: 'LIVE', 'catching-up': 'CATCHING_UP', outdated: 'OUTDATED', stopped: 'STOPPED' } as const;

/** `ReadModel`, for an ADMIN. */
export const addReadModelType = (builder: Builder, readModels: ReadReadModelStates, reads: ReadModelReads) => {
  const rebuild = addRebuild(builder);
  const status = builder.enumType('ReadModelStatus', { values: Object.values(statuses), description: '(+)' });
  return builder.node(builder.objectRef<ReadModelState>('ReadModel'), {
    description: '(+)',
    id: { resolve: ({ name }) => name },
    loadOne: async (name, context) =>
      context.viewer().principal === 'ADMIN' ? ((await readModels()).find((one) => one.name === name) ?? null) : null,
    fields: (t) => ({
      name: t.exposeString('name'),
      version: t.exposeInt('version'),
      position: t.string({
        description: 'Opaque; empty before the first event.',
        resolve: ({ position }) => position ?? '',
      }),
      behind: t.exposeInt('behind', { description: 'Events that are not applied yet.' }),
      rebuilding: t.exposeFloat('rebuilding', {
        nullable: true,
        description: 'Null while no rebuild runs, else its progress from 0 to 1.',
      }),
      status: t.field({ type: status, description: '(+)', resolve: (model) => statuses[model.status] }),
      problem: t.exposeString('problem', { nullable: true, description: '(+) Why it has stopped, or is outdated.' }),
      isRequested: t.exposeBoolean('isRequested', {
        description: '(+) Whether a rebuild was requested that has not ended.',
      }),
      lastRebuild: t.expose('lastRebuild', { type: rebuild, nullable: true, description: '(+)' }),
      lastEventAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: '(+) When the last event that it shows was decided.',
        resolve: ({ position }) => (position === null ? null : reads.eventTime(position)),
      }),
    }),
  });
};
export type ReadModelType = ReturnType<typeof addReadModelType>;
