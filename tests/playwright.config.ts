import { existsSync } from 'node:fs';
import { chromium, defineConfig } from 'playwright/test';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const browser = [process.env['CHROMIUM_PATH'] ?? '', chromium.executablePath(), ...systemBrowsers].find(existsSync);

/** CLUB_DATA_FOLDER names the data folder of a house that is open already; without it the run opens one of its own. */
export default defineConfig({
  globalSetup: './support/openHouseForStories.ts',
  outputDir: '../test-results/stories',
  fullyParallel: false,
  workers: 1,
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
    { name: 'stories', testDir: './stories', grepInvert: /@everyLook/ },
    { name: 'everyLook', testDir: './stories', grep: /@everyLook/ },
    { name: 'races', testDir: './races' },
  ],
});
