import {
  type LeaderLoop,
  type LeadershipStatus,
  createLeaderLoop,
  runUntilFirstEnds,
} from '@platzwart/database/leader-loop';
import type { ProjectionContext } from './projectionContext.ts';
import { createProjector } from './projector.ts';
import { superviseReadModels } from './readModelSupervisor.ts';
import { loadStartState } from './loadStart.ts';

/** The projecting status of this process: whether it is the leader, which writes the read models, and what prevents it from leading. */
export type ProjectionStatus = LeadershipStatus;
export type Projections = LeaderLoop;

/** All processes that write the read models of one club compete for this lock. */
export const projectionLeaderLock = ({ openClient }: Pick<ProjectionContext, 'openClient'>) => ({
  service: 'projection-service',
  lock: 'platzwart.projectionLeader',
  openClient,
});

/** Follows the log while this process is the leader. */
const lead = async (context: ProjectionContext, signal: AbortSignal, onStarted: () => void): Promise<void> => {
  const projector = createProjector(context, await loadStartState(context));
  await runUntilFirstEnds(signal, (until) => {
    onStarted();
    return [projector.run(until), superviseReadModels({ context, projector, signal: until })];
  });
};

/** Competes for leadership and keeps the read models up to date while leading, until `signal` aborts. */
export const createProjections = (context: ProjectionContext): Projections =>
  createLeaderLoop({
    ...projectionLeaderLock(context),
    log: context.log,
    startMessage: 'Leading: this process writes the read models',
    problemMessage: 'The read models are not being kept up to date',
    lead: (signal, begun) => lead(context, signal, begun),
  });
