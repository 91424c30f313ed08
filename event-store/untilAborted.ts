/** The result of `work`, or undefined as soon as `signal` aborts; then the outcome of `work` is ignored. */
export const untilAborted = async <Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value | undefined> => {
  let stop = (): void => undefined;
  const aborted = new Promise<undefined>((resolve) => {
    stop = () => resolve(undefined);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
};
