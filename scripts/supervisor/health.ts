import { setTimeout as pause } from 'node:timers/promises';

export const isHealthy = async (url: string): Promise<boolean> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
};

/** Resolves to true when the service is healthy, to false when `ending` aborts the waiting. */
export const untilHealthy = async (url: string, ending: AbortSignal): Promise<boolean> => {
  while (!ending.aborted) {
    if (await isHealthy(url)) return true;
    await pause(40);
  }
  return false;
};
