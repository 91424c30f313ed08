import { isBuilt } from '../prepare/build.mjs';
import { isInstalled } from '../prepare/install.mjs';
import { findChromium } from '../test/chromium.ts';
import { type Examination, unhealthy, unknown, healthy } from './finding.ts';

export const packages: Examination = ({ root }) =>
  isInstalled(root)
    ? healthy('packages', 'as package-lock.json asks for')
    : unhealthy('packages', 'missing or out of date', 'run npm install --no-save (npm start does it by itself)');

/** Never unhealthy, because `npm start` builds by itself. */
export const buildState: Examination = ({ root }) =>
  isBuilt(root) ? healthy('build', 'fresh') : unknown('build', 'out of date, the next npm start makes it');

export const browserForTests: Examination = () => {
  const chromium = findChromium();
  if (chromium !== undefined) return healthy('browser for tests', chromium);
  return unhealthy(
    'browser for tests',
    'no Chromium found',
    'run "npx playwright install --with-deps chromium", or set CHROMIUM_PATH (only npm test needs it)',
  );
};
