import { isBuilt } from '../prepare/build.mjs';
import { isInstalled } from '../prepare/install.mjs';
import { findChromium } from '../test/chromium.ts';
import { type Examination, ill, unknown, well } from './finding.ts';

export const packages: Examination = ({ house }) =>
  isInstalled(house)
    ? well('packages', 'as package-lock.json asks for')
    : ill('packages', 'missing or out of date', 'run npm ci (npm start does it by itself)');

/** Nothing to mend: `npm start` builds by itself. */
export const buildState: Examination = ({ house }) =>
  isBuilt(house) ? well('build', 'fresh') : unknown('build', 'out of date, the next npm start makes it');

export const browserForTests: Examination = () => {
  const chromium = findChromium();
  if (chromium !== undefined) return well('browser for tests', chromium);
  return ill(
    'browser for tests',
    'no Chromium found',
    'run "npx playwright install --with-deps chromium", or set CHROMIUM_PATH (only npm test needs it)',
  );
};
