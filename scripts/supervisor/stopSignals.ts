export type StopSignals = Readonly<{
  /** Ctrl+C, a SIGTERM, or the terminal was closed. */
  stop: AbortSignal;
  /** The same a second time: whoever asks twice does not want to wait. */
  hurry: AbortSignal;
}>;

const hurriesAfterMs = 300;

export const listenForStop = (): StopSignals => {
  const [stop, hurry] = [new AbortController(), new AbortController()];
  let firstAt = 0;
  const onSignal = () => {
    if (!stop.signal.aborted) firstAt = performance.now();
    // npm hands the terminal's signal on a second time at once: only a later one is a second wish
    else if (performance.now() - firstAt > hurriesAfterMs) hurry.abort();
    stop.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  return { stop: stop.signal, hurry: hurry.signal };
};
