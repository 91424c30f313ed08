import { afterAll, beforeEach } from 'vitest';
import { type RuntimeOnPostgres, runtimeOnPostgres } from './runtimeOnPostgres.ts';

/** Opens one for each case of the suite that calls this, and closes all of them behind the last: a drop takes longer than a case. */
export const runtimeForEach = (give: (opened: RuntimeOnPostgres) => void): void => {
  const closing: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    const opened = await runtimeOnPostgres();
    closing.push(opened.close);
    give(opened);
  });
  afterAll(() => Promise.all(closing.map((close) => close())));
};
