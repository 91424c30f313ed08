import * as v from 'valibot';
import type { StageResult } from './stage.ts';

const reportSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string()),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

type FileReport = v.InferOutput<typeof reportSchema>['testResults'][number];

const namesOf = ({ name, assertionResults }: FileReport, fits: (status: string) => boolean): readonly string[] =>
  assertionResults
    .filter(({ status }) => fits(status))
    .map(({ fullName }) => `${name.replace(/^.*\/(?=[^/]+\/[^/]+$)/, '')}: ${fullName}`);

/** A file that could not be loaded has no cases, but counts as failed. */
const brokenFiles = (files: readonly FileReport[]): readonly string[] =>
  files
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
    )
    .map(({ name }) => `${name}: the file could not be run`);

/** Counts from vitest's JSON report. A case that neither passed nor failed was not run. */
export const readVitestReport = (report: unknown): StageResult => {
  const { testResults } = v.parse(reportSchema, report);
  const failures = [
    ...testResults.flatMap((file) => namesOf(file, (status) => status === 'failed')),
    ...brokenFiles(testResults),
  ];
  return {
    passed: testResults.flatMap((file) => namesOf(file, (status) => status === 'passed')).length,
    failed: failures.length,
    skipped: testResults.flatMap((file) => namesOf(file, (status) => status !== 'passed' && status !== 'failed')),
    notes: failures.map((name) => `Failed: ${name}`),
  };
};
