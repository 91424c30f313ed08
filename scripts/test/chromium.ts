import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const onThisSystem = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

type Exists = (path: string) => boolean;

/** A whole Chromium: CHROMIUM_PATH, else Playwright's download, else one of the system. */
export const findChromium = (exists: Exists = existsSync): string | undefined => {
  const wanted = process.env['CHROMIUM_PATH'];
  return wanted ? wanted : [chromium.executablePath(), ...onThisSystem].find(exists);
};

/** Debian's Chromium without windows. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The browser for the stories: CHROMIUM_PATH, else one without windows, else a whole Chromium. A whole one draws a window for
 * each visitor of a story, which is two thirds of the processor time of opening a page.
 */
export const findStoriesBrowser = (exists: Exists = existsSync): string | undefined =>
  !process.env['CHROMIUM_PATH'] && exists(headlessShell) ? headlessShell : findChromium(exists);

const aptGet = (...args: readonly string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const installForRoot = (): void => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing Chromium for the browser stories (apt-get install chromium) …');
  if (!aptGet('update', '-qq')) return;
  const install = (...packages: readonly string[]): boolean =>
    aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
  // Not every system has the second package.
  if (!install('chromium', 'chromium-headless-shell')) install('chromium');
};

/** Finds the browser for the stories; as root on Debian and its derivatives it installs one. Undefined where there is none. */
export const ensureStoriesBrowser = (): string | undefined => {
  const found = findStoriesBrowser();
  if (found !== undefined) return found;
  installForRoot();
  return findStoriesBrowser();
};

export const howToGetChromium =
  'There is no Chromium for the browser stories: run "npx playwright install --with-deps chromium", or set CHROMIUM_PATH to one.';
