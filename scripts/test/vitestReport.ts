import * as v from 'valibot';
import { failureNote } from './failureNote.ts';
import type { StageResult } from './stage.ts';

const reportSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string()),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), failureMessages: v.optional(v.array(v.string()), []) }),
      ),
    }),
  ),
});

type FileReport = v.InferOutput<typeof reportSchema>['testResults'][number];

type Case = Readonly<{ name: string; status: string; messages: readonly string[] }>;

/** The cases of a file. One that could not be loaded has none, but counts as failed. */
const casesOf = ({ name, status, message = '', assertionResults }: FileReport): readonly Case[] => {
  const cases = assertionResults.map((each) => ({
    name: `${name.replace(/^.*\/(?=[^/]+\/[^/]+$)/, '')}: ${each.fullName}`,
    status: each.status,
    messages: each.failureMessages,
  }));
  return status === 'failed' && !cases.some((each) => each.status === 'failed')
    ? [...cases, { name: `${name}: the file could not be run`, status: 'failed', messages: [message] }]
    : cases;
};

/** Counts from vitest's JSON report. A case that neither passed nor failed was not run. */
export const readVitestReport = (report: unknown): StageResult => {
  const cases = v.parse(reportSchema, report).testResults.flatMap(casesOf);
  const failures = cases.filter(({ status }) => status === 'failed');
  return {
    passed: cases.filter(({ status }) => status === 'passed').length,
    failed: failures.length,
    skipped: cases.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ name }) => name),
    notes: failures.map(({ name, messages }) => failureNote(name, messages)),
  };
};
