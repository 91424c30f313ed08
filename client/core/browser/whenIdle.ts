const latestMilliseconds = 2_000;

/** Runs something when the browser is idle; returns how to cancel it. Safari has no idle callback. */
export const whenIdle = (run: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, latestMilliseconds / 4);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: latestMilliseconds });
  return () => cancelIdleCallback(handle);
};
