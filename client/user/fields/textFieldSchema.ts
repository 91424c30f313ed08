import * as v from 'valibot';
import { type Issue, issueMessage } from '../auth/fieldIssues.ts';

/** A text field under the club's own rule (contracts), with the messages of these pages. */
export const textFieldSchema = (rule: v.GenericSchema<string, string>, issue: Issue) =>
  v.pipe(
    v.string(),
    v.check((typed) => v.is(rule, typed), issueMessage(issue)),
    v.transform((typed) => v.parse(rule, typed)),
  );
