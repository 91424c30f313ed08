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

/** The browser for the stories: CHROMIUM_PATH, else Playwright's download, else one of the system. */
export const findChromium = (): string | undefined => {
  const wanted = process.env['CHROMIUM_PATH'];
  return wanted ? wanted : [chromium.executablePath(), ...onThisSystem].find(existsSync);
};

const aptGet = (...args: readonly string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const installForRoot = (): void => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing Chromium for the browser stories (apt-get install chromium) …');
  if (aptGet('update', '-qq')) aptGet('install', '-y', '-qq', '--no-install-recommends', 'chromium');
};

/** Finds a Chromium; as root on Debian and its derivatives it installs one. Undefined where there is none. */
export const ensureChromium = (): string | undefined => {
  const found = findChromium();
  if (found !== undefined) return found;
  installForRoot();
  return findChromium();
};

export const howToGetChromium =
  'There is no Chromium for the browser stories: run "npx playwright install --with-deps chromium", or set CHROMIUM_PATH to one.';
