import * as v from 'valibot';

/** Where an input is wrong, e.g. `bookings.1.date`; each path once. */
export const inputPaths = (issues: readonly v.BaseIssue<unknown>[]): readonly string[] => [
  ...new Set(issues.map((issue) => v.getDotPath(issue)).filter((path) => path !== null)),
];
