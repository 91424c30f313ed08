import * as v from 'valibot';

const expectationOf = (issue: v.BaseIssue<unknown>): string => {
  if (issue.type === 'custom') return issue.message;
  return issue.expected ?? `valid (${issue.type})`;
};

const describeIssue = (place: string, issue: v.BaseIssue<unknown>): string =>
  `${[place, v.getDotPath(issue)].filter(Boolean).join('.')} should be ${expectationOf(issue)}`;

/**
 * Parses `value` with `schema`; `place` names the value in messages. The message of the error contains the invalid paths and what is
 * expected there, but never the value: it may be personal data.
 */
export const decodeAt = <Output>(place: string, schema: v.GenericSchema<unknown, Output>, value: unknown): Output => {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw new Error(parsed.issues.map((issue) => describeIssue(place, issue)).join(', '));
};
