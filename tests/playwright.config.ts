import { existsSync } from 'node:fs';
import { chromium, defineConfig } from 'playwright/test';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const browser = [process.env['CHROMIUM_PATH'] ?? '', chromium.executablePath(), ...systemBrowsers].find(existsSync);

/** They look at everything and change nothing that others look at. */
const looks = /(?:everyRoute|accessibility|layout|print|look|timeZone|withoutStorage)\.spec\.ts$/;
const everyLook = /@everyLook/;
const oneByOne = { testDir: './stories', workers: 1 };

/** CLUB_DATA_FOLDER names the data folder of a house that is open already; without it the run opens one of its own. */
export default defineConfig({
  globalSetup: './support/openHouseForStories.ts',
  outputDir: '../test-results/stories',
  fullyParallel: false,
  // Stories one after the other, because they tell of the same people; beside them, somebody who only looks.
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'stories', ...oneByOne, testIgnore: looks, grepInvert: everyLook },
    { name: 'looks', ...oneByOne, testMatch: looks, grepInvert: everyLook },
    { name: 'everyLook', ...oneByOne, grep: everyLook },
    { name: 'races', testDir: './races', workers: 1, dependencies: ['stories', 'looks'] },
  ],
});
