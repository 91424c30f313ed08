import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { scriptOf } from '../build/runTool.ts';
import { ensureStoriesBrowser, howToGetChromium } from './chromium.ts';
import { readPlaywrightReport } from './playwrightReport.ts';
import { runNode } from './runProgram.ts';
import { type Stage, type StageResult, crashed } from './stage.ts';

const config = 'tests/playwright.config.ts';
/** All others run in `npm run accessibility` only. */
const projects = ['--project=mails', '--project=stories', '--project=appearance', '--project=races'];

const readReport = (file: string, code: number | null): StageResult => {
  if (!existsSync(file)) return crashed(`Failed: playwright wrote no report (code ${code})`);
  const result = readPlaywrightReport(JSON.parse(readFileSync(file, 'utf8')));
  return code !== 0 && result.failed === 0
    ? { ...crashed(`Failed: playwright ended with ${code}`), passed: result.passed }
    : result;
};

const run = async (logFile?: string): Promise<StageResult> => {
  const chromium = ensureStoriesBrowser();
  if (chromium === undefined) return crashed(howToGetChromium);
  // Absolute: Playwright resolves a relative name from the folder of its configuration.
  const report = resolve('test-results/stories.json');
  mkdirSync('test-results', { recursive: true });
  rmSync(report, { force: true });
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const code = await runNode([scriptOf('playwright'), 'test', '-c', config, ...projects, '--reporter=list,json'], {
    ...{ env, logFile },
  });
  return readReport(report, code);
};

/** Stories in a real browser, and races over real HTTP, against an instance of their own. */
export const storiesStage: Stage = {
  name: 'stories',
  title: 'Stories in a browser, and races',
  startsInstances: true,
  run,
};
