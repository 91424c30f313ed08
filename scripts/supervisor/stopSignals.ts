export type StopSignals = Readonly<{
  /** Ctrl+C, a SIGTERM, or the terminal was closed. */
  stop: AbortSignal;
  /** The second such signal: stop without waiting. */
  killSignal: AbortSignal;
}>;

const killAfterMs = 300;

export const listenForStop = (): StopSignals => {
  const [stop, killSignal] = [new AbortController(), new AbortController()];
  let firstAt = 0;
  const onSignal = () => {
    if (!stop.signal.aborted) firstAt = performance.now();
    // npm forwards the terminal's signal a second time at once, so only a later one counts as the second.
    else if (performance.now() - firstAt > killAfterMs) killSignal.abort();
    stop.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  return { stop: stop.signal, killSignal: killSignal.signal };
};
