import * as v from 'valibot';

/** The paths of invalid inputs, e.g. `bookings.1.date`, without duplicates. */
export const inputPaths = (issues: readonly v.BaseIssue<unknown>[]): readonly string[] => [
  ...new Set(issues.map((issue) => v.getDotPath(issue)).filter((path) => path !== null)),
];
