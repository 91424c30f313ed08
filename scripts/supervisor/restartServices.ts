import type { ServiceDefinition } from './serviceProcess.ts';
import type { SupervisedService } from './superviseService.ts';

export type Restarting = Readonly<{
  services: readonly SupervisedService[];
  /** How a service of a build is started. */
  define: (build: string, name: string) => ServiceDefinition;
}>;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** All successors are prepared before the first takes over; where one does not come up, nothing was replaced. */
const prepareAll = async ({ services, define }: Restarting, build: string, flags: readonly string[]) => {
  const successors = services.map((service) => service.startSuccessor(() => define(build, service.name), flags));
  try {
    await Promise.all(successors.map(({ isPrepared }) => isPrepared));
    return successors;
  } catch (error) {
    await Promise.all(successors.map(({ discard }) => discard()));
    throw error;
  }
};

/**
 * Replaces `services` by those of the build `to`. They run beside the old ones until all are prepared, then all take over. Rejects with a sentence
 * where one does not come up, and nothing was replaced; or where one does not become healthy afterwards, and those of the build `from` were started
 * again (docs/adr/0079).
 */
export const restartServices = async (
  restarting: Restarting,
  { from, to }: Readonly<{ from: string; to: string }>,
): Promise<void> => {
  const successors = await prepareAll(restarting, to, []);
  try {
    await Promise.all(successors.map(({ takeOver }) => takeOver()));
  } catch (error) {
    const previous = await prepareAll(restarting, from, ['--go-back']);
    await Promise.all(previous.map(({ takeOver }) => takeOver()));
    throw new Error(`${messageOf(error)} The previous build (${from}) was started again.`, { cause: error });
  }
};
