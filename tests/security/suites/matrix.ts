import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { scriptOf } from '../../../scripts/build/runTool.ts';
import { runNode } from '../../../scripts/test/runProgram.ts';
import { readVitestReport } from '../../../scripts/test/vitestReport.ts';
import type { Suite } from '../suite.ts';

const report = 'test-results/matrix.json';
const specs = ['operationPolicies', 'callsBySchema', 'fieldPolicies', 'enforcePolicies'];

/** reliability T27 to T36, T63: specs that every `npm test` runs in its own stages. */
export const matrix: Suite = {
  name: 'matrix',
  says: 'Every call and every field, requested by every role over HTTP and WebSocket, is answered as the policies say.',
  onlyInFull: true,
  run: async () => {
    mkdirSync('test-results', { recursive: true });
    rmSync(report, { force: true });
    const projects = ['--project', 'unit', '--project', 'int'];
    await runNode([scriptOf('vitest'), 'run', ...projects, ...specs, '--reporter=json', `--outputFile=${report}`]);
    const { passed, failed, skipped, notes } = readVitestReport(JSON.parse(readFileSync(report, 'utf8')));
    return {
      cases: passed + failed + skipped.length,
      violations: [...notes, ...skipped.map((name) => `not asked: ${name}`)],
    };
  },
};
