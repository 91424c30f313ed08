import { afterAll, beforeEach } from 'vitest';
import { type RuntimeOnPostgres, runtimeOnPostgres } from './runtimeOnPostgres.ts';

/** Opens a database for each case of the calling suite, and closes all of them after the last: dropping one takes longer than a case. */
export const runtimeForEach = (give: (opened: RuntimeOnPostgres) => void): void => {
  const closing: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    const opened = await runtimeOnPostgres();
    closing.push(opened.close);
    give(opened);
  });
  afterAll(() => Promise.all(closing.map((close) => close())));
};
