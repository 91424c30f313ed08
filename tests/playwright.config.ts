import { defineConfig } from 'playwright/test';
import { findStoriesBrowser } from '../scripts/test/chromium.ts';

const browser = findStoriesBrowser();

/** Stories that only read. */
const appearanceSpecs = /(?:everyRoute|accessibility|layout|print|themePreferences|timeZone|withoutStorage)\.spec\.ts$/;
const everyAppearance = /@everyAppearance/;
/** Stories that need an instance with a mail server and production's rules for documents; they share it and run one after the other. */
const mails = /(?:accounts|family|firstAdmin|guestLife|importingMembers|mails|seasonAnswers|secondFactor)\.spec\.ts$/;
const testDir = './stories';

/** If set, all stories share this instance and its people, so they run one after the other. */
const given = process.env['CLUB_DATA_FOLDER'];

/** CLUB_DATA_FOLDER names the data folder of a running instance; without it the run starts one for each worker. */
export default defineConfig({
  globalSetup: './support/startInstanceForStories.ts',
  outputDir: '../test-results/stories',
  fullyParallel: false,
  // Three workers on two cores: a story waits for half of its time.
  workers: given ? 1 : 3,
  timeout: 240_000,
  forbidOnly: true,
  // A generous timeout: three stories share two cores, and no story measures how long a text takes.
  expect: { timeout: 30_000 },
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    },
  },
  // Playwright begins with the first project's files. Those of `appearance` take minutes: begun last, they end when the others have long ended.
  projects: [
    { name: 'mails', testDir, workers: 1, testMatch: mails },
    { name: 'appearance', testDir, testMatch: appearanceSpecs, grepInvert: everyAppearance },
    { name: 'stories', testDir, testIgnore: [appearanceSpecs, mails], grepInvert: everyAppearance },
    { name: 'everyAppearance', testDir, grep: everyAppearance },
    // Last, so that no story begins on an instance with the races' accounts. It depends on no other project: a failed story would skip it.
    { name: 'races', testDir: './races', workers: 1 },
  ],
});
