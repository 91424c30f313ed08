import * as v from 'valibot';
import { type Examination, unhealthy, unknown, healthy } from './finding.ts';

const healthSchema = v.object({
  readModels: v.array(
    v.object({
      name: v.string(),
      behind: v.union([v.boolean(), v.number()]),
      status: v.string(),
      problem: v.nullish(v.string()),
    }),
  ),
});
const hintWhenStopped =
  'nothing is lost, the others go on: get the newest Platzwart and run "npm run build", then "npm run restart -- projection-service" goes on from that event, and so does "npm run rebuild -- NAME"; npm run verify-log tells whether the event itself was damaged';
const hintWhenBehind = 'see logs/projection-service.log; npm run rebuild -- NAME makes one anew';

type ReadModel = v.InferOutput<typeof healthSchema>['readModels'][number];

const complaintOf = ({ name, behind, status, problem }: ReadModel): string | undefined => {
  if (status === 'stopped') return `${name} stopped: ${problem ?? ''}`;
  if (problem) return `${name} is built anew: ${problem}`;
  return behind ? `${name} is behind (${status})` : undefined;
};

export const readModels: Examination = async ({ runtime }) => {
  if (!runtime) return unknown('read models', 'Platzwart is not running');
  try {
    const answer = await fetch(`http://127.0.0.1:${runtime.ports.projection}/health`, {
      signal: AbortSignal.timeout(1_500),
    });
    const health = v.parse(healthSchema, await answer.json());
    const complaints = health.readModels.flatMap((model) => complaintOf(model) ?? []);
    if (complaints.length === 0) return healthy('read models', `${health.readModels.length} up to date`);
    const hasStopped = health.readModels.some(({ status }) => status === 'stopped');
    return unhealthy('read models', complaints.join('; '), hasStopped ? hintWhenStopped : hintWhenBehind);
  } catch {
    return unhealthy(
      'read models',
      'the projection-service does not answer',
      'see logs/projection-service.log in the data folder',
    );
  }
};
