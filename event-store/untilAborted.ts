/** What comes of `work`, or undefined as soon as `signal` aborts; what `work` still does then is nobody's concern. */
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
