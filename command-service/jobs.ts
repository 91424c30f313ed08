import { bookingJobs } from './booking/bookingJobs.ts';
import type { JobDeclaration } from './core/jobDeclaration.ts';
import { keysOf } from './core/keysOf.ts';
import type { Log } from './core/log.ts';
import { runPeriodically } from './core/periodicJob.ts';
import { processJobs } from './processes/processJobs.ts';
import type { ServiceDependencies } from './serviceDependencies.ts';
import { userJobs } from './user/userJobs.ts';

const jobs = { ...bookingJobs, ...userJobs, ...processJobs } satisfies Readonly<
  Record<string, JobDeclaration<ServiceDependencies>>
>;
export type JobName = keyof typeof jobs;
const jobNames = keysOf<JobName>(jobs);

export type JobRunner = Readonly<{
  /** Does the work of one job once. */
  runJob: (name: JobName) => Promise<void>;
  /** `wake` is called when the job should run before its next scheduled time. */
  onWake: (name: JobName, wake: () => void) => void;
}>;

export const jobRunner = (dependencies: ServiceDependencies): Pick<JobRunner, 'runJob'> => {
  const works = new Map<JobName, () => Promise<void>>();
  for (const name of jobNames) works.set(name, jobs[name].work(dependencies));
  return { runJob: async (name) => works.get(name)?.() };
};

/** Runs all jobs periodically, beginning now. Returns a function that stops them. */
export const startJobs = ({ runJob, onWake }: JobRunner, log: Log): (() => Promise<void>) => {
  const running = jobNames.map((name) => {
    const { wake, stop } = runPeriodically({ name, every: jobs[name].every, work: () => runJob(name), log });
    onWake(name, wake);
    return stop;
  });
  return async () => {
    await Promise.all(running.map((stop) => stop()));
  };
};
