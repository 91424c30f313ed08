import { setTimeout as sleep } from 'node:timers/promises';
import { wasBroken, wasNeverSent } from '@platzwart/service-process/connection-failure';

/** In milliseconds; their sum is as long as a restart of a service takes. */
const delaysMilliseconds = [50, 100, 200, 400, 800, 1_600];

/**
 * Retries for about three seconds while the service is restarting. A call that may have arrived is
 * repeated only where it `isIdempotent`; `wait` takes milliseconds. After a timeout it does not retry, to avoid more load on a slow service.
 */
export const retry = async <Result>(
  call: () => Promise<Result>,
  isIdempotent: boolean,
  wait: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<Result> => {
  for (const delay of delaysMilliseconds) {
    try {
      return await call();
    } catch (error) {
      if (!wasNeverSent(error) && !(isIdempotent && wasBroken(error))) throw error;
    }
    await wait(delay);
  }
  return call();
};
