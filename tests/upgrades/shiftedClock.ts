import { fileURLToPath, pathToFileURL } from 'node:url';

const clock = pathToFileURL(fileURLToPath(new URL('../support/shiftedClock.mjs', import.meta.url))).href;

/**
 * Settings by which the programs of an instance have a clock that shows `instant` (ISO 8601) now, and the same clock here, in epoch
 * milliseconds. PostgreSQL keeps the real one: what it dates decides nothing but for how long unused rows are kept.
 */
export const clockAt = (instant: string) => {
  const ahead = Date.parse(instant) - Date.now();
  return {
    env: { NODE_OPTIONS: `--import ${clock}`, CLOCK_AHEAD: String(ahead) },
    now: () => Date.now() + ahead,
  };
};
export type ShiftedClock = ReturnType<typeof clockAt>;
