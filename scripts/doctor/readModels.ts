import * as v from 'valibot';
import { type Examination, type Finding, unhealthy, unknown, healthy } from './finding.ts';

const healthSchema = v.object({
  readModels: v.array(
    v.object({
      name: v.string(),
      /** An older instance does not say it: then it is unknown. */
      secondsBehind: v.optional(v.nullable(v.number()), null),
      behind: v.number(),
      rebuilding: v.optional(v.nullable(v.number()), null),
      status: v.string(),
      problem: v.nullish(v.string()),
    }),
  ),
});
const hintWhenStopped =
  'nothing is lost, the others go on: get the newest Platzwart and run "npm run build", then "npm run restart -- projection-service" goes on from that event, and so does "npm run rebuild -- NAME"; npm run verify-log tells whether the event itself was damaged';
const hintWhenBehind =
  'it catches up by itself; where the age grows, see logs/projection-service.log and run "npm run restart -- projection-service"';
const hintWhenRebuilding = 'wait: the tables so far answer meanwhile';

/** A busy read model is behind by some events all the time. */
const lateSeconds = 10;

type ReadModel = v.InferOutput<typeof healthSchema>['readModels'][number];

const percent = (share: number): string => `${Math.floor(share * 100)} %`;

const ageOf = ({ secondsBehind, behind }: ReadModel): string =>
  secondsBehind === null ? `${behind} events` : `${secondsBehind.toFixed(1)} s`;

const isLate = ({ secondsBehind }: ReadModel): boolean => secondsBehind !== null && secondsBehind >= lateSeconds;

/** What stops a read model from showing what was booked, for the one state that matters most. */
const complaints = {
  stopped: ({ name, problem }: ReadModel) => `${name} stopped: ${problem ?? ''}`,
  rebuilding: ({ name, problem, rebuilding }: ReadModel) =>
    `${name} is built anew${rebuilding === null ? '' : `, ${percent(rebuilding)} are done`}${problem ? ` (${problem})` : ''}`,
  late: (model: ReadModel) => `${model.name} is ${ageOf(model)} behind the log (${model.status})`,
};

const lagInWords = (models: readonly ReadModel[]): string => {
  const behind = models.filter((model) => model.behind > 0);
  const [worst] = behind.toSorted((a, b) => (b.secondsBehind ?? 0) - (a.secondsBehind ?? 0));
  return worst ? `${models.length} follow the log, at most ${ageOf(worst)} behind` : `${models.length} up to date`;
};

/** Judges by age: one that was behind a moment ago is healthy. */
export const findingOf = (models: readonly ReadModel[]): Finding => {
  const stopped = models.filter(({ status }) => status === 'stopped');
  if (stopped.length > 0) return unhealthy('read models', stopped.map(complaints.stopped).join('; '), hintWhenStopped);
  const late = models.filter(({ status }) => status !== 'outdated').filter(isLate);
  const rebuilding = models.filter(({ status, rebuilding: share }) => status === 'outdated' || share !== null);
  if (late.some(({ rebuilding: share }) => share === null))
    return unhealthy('read models', late.map(complaints.late).join('; '), hintWhenBehind);
  if (rebuilding.length === 0) return healthy('read models', lagInWords(models));
  return { ...unknown('read models', rebuilding.map(complaints.rebuilding).join('; ')), hint: hintWhenRebuilding };
};

export const readModels: Examination = async ({ runtime }) => {
  if (!runtime) return unknown('read models', 'Platzwart is not running');
  try {
    const answer = await fetch(`http://127.0.0.1:${runtime.ports.projection}/health`, {
      signal: AbortSignal.timeout(1_500),
    });
    return findingOf(v.parse(healthSchema, await answer.json()).readModels);
  } catch {
    return unhealthy(
      'read models',
      'the projection-service does not answer',
      'see logs/projection-service.log in the data folder',
    );
  }
};
