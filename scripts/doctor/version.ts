import { productVersion } from '@platzwart/service-process/product-version';
import * as v from 'valibot';
import { type Examination, type Finding, healthy, unknown } from './finding.ts';

/** Releases before 0.2.0 do not say theirs. */
const healthSchema = v.object({ version: v.optional(v.string(), 'before 0.2.0') });

const findingOf = (running: string): Finding =>
  running === productVersion
    ? healthy('version', `${productVersion}, as the running instance`)
    : {
        ...unknown('version', `${productVersion}; the running instance is of version ${running}`),
        hint: 'see "update" below, then docs/operations.md, "Update"',
      };

/** What is installed here, and what runs. */
export const version: Examination = async ({ runtime }) => {
  if (!runtime) return healthy('version', productVersion);
  try {
    const answer = await fetch(`http://127.0.0.1:${runtime.ports.operations}/health/live`, {
      signal: AbortSignal.timeout(1_800),
    });
    return findingOf(v.parse(healthSchema, await answer.json()).version);
  } catch {
    return healthy('version', productVersion); // That it does not answer is told by "services".
  }
};
