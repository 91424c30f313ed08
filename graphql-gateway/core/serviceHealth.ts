/** Whether a service calls itself healthy, asked for at most a second. */
export const answersHealthy = async (health: URL): Promise<boolean> => {
  try {
    return (await fetch(health, { signal: AbortSignal.timeout(1000) })).ok;
  } catch {
    return false;
  }
};
