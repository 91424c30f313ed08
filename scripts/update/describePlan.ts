import { bytesOfBuilds, inWords } from './spaceNeeded.ts';
import type { UpdatePlan } from './updatePlan.ts';

/**
 * Events per second that all read models took in together beside a running club: a million in 109 s (docs/benchmarks.md, P6). Used where this database
 * remembers no rebuild of its own.
 */
const measuredElsewhere = 9_000;

const schemasInWords = ({ migrations }: UpdatePlan): readonly string[] =>
  migrations.length === 0
    ? []
    : [`migrates: ${migrations.map(({ schema, from, to }) => `${schema} ${from} → ${to}`).join(', ')}`];

const minutesInWords = (seconds: number): string => {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
};

const buildsInWords = ({ builds, events, eventsPerSecond }: UpdatePlan): readonly string[] => {
  if (builds.length === 0) return [];
  const rate = eventsPerSecond ?? measuredElsewhere;
  const source = eventsPerSecond === null ? 'as docs/benchmarks.md measured' : 'as the slowest rebuild here so far';
  const names = builds.map(({ name, from }) => (from === null ? `${name} (new)` : name)).join(', ');
  return [
    `builds read models: ${names}; what is there answers until they are complete`,
    `reads ${events} events: ${minutesInWords(events / rate)}, at ${Math.round(rate)} events a second, ${source}`,
  ];
};

/** `backup`: bytes; `to`: the folder of the backup, null where none is wanted. */
type Space = Readonly<{ backup: number; to: string | null }>;

const spaceInWords = (plan: UpdatePlan, { backup, to }: Space): readonly string[] => {
  const builds = bytesOfBuilds(plan);
  return [
    ...(to === null
      ? ['writes no backup before (UPDATE_BACKUPS=off)']
      : [`writes a backup before, about ${inWords(backup)}, into ${to}`]),
    ...(builds === 0 ? [] : [`needs about ${inWords(builds)} for new tables beside those of now`]),
  ];
};

/** What the update will do, a line each. */
export const describePlan = (plan: UpdatePlan, space: Space): readonly string[] => [
  ...schemasInWords(plan),
  ...(plan.needsStop === null ? [] : [`npm run restart will refuse it: ${plan.needsStop}`]),
  ...buildsInWords(plan),
  ...spaceInWords(plan, space),
];
