import * as v from 'valibot';
import type { StageResult } from './stage.ts';

type Suite = Readonly<{
  title: string;
  suites?: readonly Suite[] | undefined;
  specs: readonly Readonly<{ title: string; tests: readonly Readonly<{ status: string }>[] }>[];
}>;

const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  suites: v.optional(v.lazy(() => v.array(suiteSchema))),
  specs: v.array(v.object({ title: v.string(), tests: v.array(v.object({ status: v.string() })) })),
});
const reportSchema = v.object({
  suites: v.array(suiteSchema),
  errors: v.array(v.object({ message: v.optional(v.string()) })),
});

type Story = Readonly<{ name: string; status: string }>;

const storiesIn = ({ title, suites = [], specs }: Suite): readonly Story[] => [
  ...specs.flatMap((spec) => spec.tests.map(({ status }) => ({ name: `${title}: ${spec.title}`, status }))),
  ...suites.flatMap(storiesIn),
];

const statusOf: Readonly<Record<string, 'passed' | 'failed' | 'skipped'>> = { expected: 'passed', skipped: 'skipped' };

/** Counts from Playwright's JSON report. A story that passed only when it was repeated counts as failed. */
export const readPlaywrightReport = (report: unknown): StageResult => {
  const { suites, errors } = v.parse(reportSchema, report);
  const stories = suites.flatMap(storiesIn);
  const named = (wanted: string) =>
    stories.filter(({ status }) => (statusOf[status] ?? 'failed') === wanted).map(({ name }) => name);
  const failures = [
    ...named('failed'),
    ...errors.map(({ message }) => message?.split('\n')[0] ?? 'an error outside of the stories'),
  ];
  return {
    passed: named('passed').length,
    failed: failures.length,
    skipped: named('skipped'),
    notes: failures.map((name) => `Failed: ${name}`),
  };
};
