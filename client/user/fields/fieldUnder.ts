import * as v from 'valibot';
import { type Issue, says } from '../auth/issue.ts';

/** A text field under the club's own rule (contracts), in the words of these pages. */
export const fieldUnder = (rule: v.GenericSchema<string, string>, issue: Issue) =>
  v.pipe(
    v.string(),
    v.check((typed) => v.is(rule, typed), says(issue)),
    v.transform((typed) => v.parse(rule, typed)),
  );
