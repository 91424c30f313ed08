import { describe, expect, it } from 'vitest';
import { readAttackReport } from './attackReport.ts';
import { readPlaywrightReport } from './playwrightReport.ts';
import { summaryLines } from './report.ts';
import { sumOf } from './stage.ts';
import { readVitestReport } from './vitestReport.ts';

const file = (name: string, status: string, cases: readonly (readonly [string, string, string?])[]) => ({
  name: `/repo/booking/${name}`,
  status,
  assertionResults: cases.map(([fullName, result, message]) => ({
    ...{ fullName, status: result },
    failureMessages: message ? [message] : [],
  })),
});

describe('Counting the results of vitest', () => {
  it('counts every case, and names failed and skipped ones', () => {
    const testResults = [
      file('a.unit.spec.ts', 'passed', [
        ['books', 'passed'],
        ['cancels', 'pending'],
      ]),
      file('b.unit.spec.ts', 'failed', [
        ['refuses', 'failed', '\u001B[31mError: Test timed out in 60000ms.\u001B[39m\n\n    at b.unit.spec.ts:50:1'],
        ['sells', 'passed'],
        ['later', 'todo'],
      ]),
    ];
    expect(readVitestReport({ testResults })).toEqual({
      passed: 2,
      failed: 1,
      skipped: ['booking/a.unit.spec.ts: cancels', 'booking/b.unit.spec.ts: later'],
      notes: [
        'Failed: booking/b.unit.spec.ts: refuses\n      Error: Test timed out in 60000ms.\n          at b.unit.spec.ts:50:1',
      ],
    });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const { passed, failed } = readVitestReport({ testResults: [file('a.unit.spec.ts', 'failed', [])] });
    expect({ passed, failed }).toEqual({ passed: 0, failed: 1 });
  });
});

describe('Counting the results of Playwright', () => {
  const story = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
  });

  it('counts stories of nested groups; one that passed at the second attempt has failed', () => {
    const inner = {
      title: 'live',
      specs: [story('repaints', 'expected'), story('heals', 'flaky', 'Error: not visible\n\nLocator: cell')],
    };
    const suites = [
      { title: 'booking', specs: [story('books', 'expected'), story('prints', 'skipped')], suites: [inner] },
    ];
    expect(readPlaywrightReport({ suites, errors: [] })).toEqual({
      passed: 2,
      failed: 1,
      skipped: ['booking: prints'],
      notes: ['Failed: live: heals\n      Error: not visible\n      Locator: cell'],
    });
  });

  it('quotes the beginning of a long message only', () => {
    const long = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
    const suites = [{ title: 'booking', specs: [story('books', 'unexpected', long)] }];
    const [note = ''] = readPlaywrightReport({ suites, errors: [] }).notes;
    expect(note.split('\n')).toHaveLength(15);
  });

  it('counts an error outside of every story, such as an instance that did not open', () => {
    const { failed, notes } = readPlaywrightReport({
      suites: [],
      errors: [{ message: 'The instance did not open:\nport' }],
    });
    expect({ failed, notes }).toEqual({
      failed: 1,
      notes: ['Failed: an error outside of the stories\n      The instance did not open:\n      port'],
    });
  });
});

describe('Counting the results of the attacks', () => {
  const kept = { id: 'INV1', says: 'no double booking', violations: [] };
  const broken = { id: 'INV2', says: 'one effect', violations: ['key a', 'key b'] };

  it('counts every invariant, and names the attack also without violations', () => {
    const attacks = [{ title: '10 kills, seed 7', calls: 400, findings: [kept, broken] }];
    expect(readAttackReport(attacks)).toEqual({
      passed: 1,
      failed: 1,
      skipped: [],
      notes: ['Attack: 10 kills, seed 7, 400 calls, 2 violations', 'Failed: 10 kills, seed 7: INV2, one effect: key a'],
    });
  });
});

describe('The last lines of npm test', () => {
  const result = (passed: number, failed: number, skipped: readonly string[] = []) => ({
    passed,
    failed,
    skipped,
    notes: [],
  });

  it('end with the count alone on a line', () => {
    expect(summaryLines(sumOf([result(3, 0), result(4, 1)])).at(-1)).toBe('7 passed, 1 failed');
  });

  it('name skipped tests before the count', () => {
    expect(summaryLines(result(7, 0, ['compose: accepts the file']))).toEqual([
      '',
      'NOT RUN:',
      '  compose: accepts the file',
      '',
      '7 passed, 0 failed, 1 skipped',
    ]);
  });
});
