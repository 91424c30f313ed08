import { type Leading, type Standing, createLeading, endTogether } from '@platzwart/event-store/leading';
import type { ProjectionContext } from './projectionContext.ts';
import { createProjector } from './projector.ts';
import { runSteward } from './steward.ts';
import { takeStock } from './takeStock.ts';

/** How it stands with projecting in this process: whether it is the one that writes the read models, and what keeps it from that. */
export type Projecting = Standing;
export type Projections = Leading;

/** All processes that write the read models of one club contend for this lock. */
export const projectionThrone = ({ openClient }: Pick<ProjectionContext, 'openClient'>) => ({
  service: 'projection-service',
  lock: 'platzwart.projectionLeader',
  openClient,
});

/** Follows the log for as long as this process leads. */
const lead = async (context: ProjectionContext, signal: AbortSignal, begun: () => void): Promise<void> => {
  const projector = createProjector(context, await takeStock(context));
  await endTogether(signal, (until) => {
    begun();
    return [projector.run(until), runSteward({ context, projector, signal: until })];
  });
};

/** Keeps the read models up to date for as long as `signal` allows, in turns with all other processes that do. */
export const createProjections = (context: ProjectionContext): Projections =>
  createLeading({
    ...projectionThrone(context),
    log: context.log,
    begins: 'Leading: this process writes the read models',
    trouble: 'The read models are not being kept up to date',
    lead: (signal, begun) => lead(context, signal, begun),
  });
