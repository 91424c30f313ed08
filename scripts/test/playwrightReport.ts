import * as v from 'valibot';
import { failureNote } from './failureNote.ts';
import type { StageResult } from './stage.ts';

const testSchema = v.object({
  status: v.string(),
  results: v.array(v.object({ errors: v.array(v.object({ message: v.optional(v.string(), '') })) })),
});

type Suite = Readonly<{
  title: string;
  suites?: readonly Suite[] | undefined;
  specs: readonly Readonly<{ title: string; tests: readonly v.InferOutput<typeof testSchema>[] }>[];
}>;

const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  suites: v.optional(v.lazy(() => v.array(suiteSchema))),
  specs: v.array(v.object({ title: v.string(), tests: v.array(testSchema) })),
});
const reportSchema = v.object({
  suites: v.array(suiteSchema),
  errors: v.array(v.object({ message: v.optional(v.string()) })),
});

type Story = Readonly<{ name: string; result: 'passed' | 'failed' | 'skipped'; messages: readonly string[] }>;

const resultOf: Readonly<Record<string, Story['result']>> = { expected: 'passed', skipped: 'skipped' };

const storiesIn = ({ title, suites = [], specs }: Suite): readonly Story[] => [
  ...specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      name: `${title}: ${spec.title}`,
      result: resultOf[status] ?? 'failed',
      messages: results.flatMap(({ errors }) => errors.map(({ message }) => message)),
    })),
  ),
  ...suites.flatMap(storiesIn),
];

/** Counts from Playwright's JSON report. A story that passed only when it was repeated counts as failed. */
export const readPlaywrightReport = (report: unknown): StageResult => {
  const { suites, errors } = v.parse(reportSchema, report);
  const stories = suites.flatMap(storiesIn);
  const having = (wanted: Story['result']) => stories.filter(({ result }) => result === wanted);
  const notes = [
    ...having('failed').map(({ name, messages }) => failureNote(name, messages)),
    ...errors.map(({ message = '' }) => failureNote('an error outside of the stories', [message])),
  ];
  return {
    passed: having('passed').length,
    failed: notes.length,
    skipped: having('skipped').map(({ name }) => name),
    notes,
  };
};
