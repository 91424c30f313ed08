import lighthouse, { type Flags } from 'lighthouse';
import type { Browser } from 'puppeteer-core';
import { freePort } from '../support/freePort.ts';
import { signIn } from '../support/graphqlClient.ts';
import { startInstance } from '../support/runningClub.ts';
import { signedInTab, withBrowser } from './browser.ts';
import { figureOf, roundsOfThisRun } from './rounds.ts';
import type { BenchRow } from './row.ts';

/**
 * Lighthouse's own phone profile: 150 ms, 1.6 Mbit/s, a CPU slowed down four times; the first visit of a signed-in
 * person.
 */
const flags: Flags = {
  onlyCategories: ['performance'],
  formFactor: 'mobile',
  throttlingMethod: 'simulate',
  disableStorageReset: true,
  logLevel: 'error',
};

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>;
type Visit = Readonly<{ seconds: number; blockedMilliseconds: number; shift: number; score: number }>;

const figuresOf = ({ audits, categories }: Result['lhr']): Visit => {
  const valueOf = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  return {
    seconds: valueOf('largest-contentful-paint') / 1000,
    blockedMilliseconds: valueOf('total-blocking-time'),
    shift: valueOf('cumulative-layout-shift'),
    score: categories['performance']?.score ?? Number.NaN,
  };
};

const visit = async (browser: Browser, url: string, token: string): Promise<Visit> => {
  const page = await signedInTab(browser, token);
  const result = await lighthouse(`${url}/booking`, flags, undefined, page);
  await page.browserContext().close();
  if (!result || result.lhr.runtimeError)
    throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse saw nothing');
  // Without this check, a failed session would measure the login page.
  if (!result.lhr.finalDisplayedUrl.endsWith('/booking')) throw new Error(`Ended at ${result.lhr.finalDisplayedUrl}`);
  return figuresOf(result.lhr);
};

export const firstPaintRow: BenchRow = {
  id: 'P26',
  title: 'Lighthouse, phone, first visit to /booking, signed in: largest paint, blocked time, layout shift, score',
  columns: ['LCP s', 'TBT ms', 'CLS', 'score'],
  better: ['lower', 'lower', 'lower', 'higher'],
  must: [1.2, 300, 0.02, 0.95],
  aim: [0.9, 200, 0.01, 0.98],
  measure: async () => {
    const { club, close } = await startInstance(await freePort());
    try {
      const token = await signIn(club.url, 'anna@platzwart.example');
      const visits: Visit[] = [];
      while (visits.length < roundsOfThisRun())
        visits.push(await withBrowser((browser) => visit(browser, club.url, token)));
      return [
        figureOf(visits.map(({ seconds }) => seconds)),
        figureOf(visits.map(({ blockedMilliseconds }) => blockedMilliseconds)),
        figureOf(visits.map(({ shift }) => shift)),
        figureOf(visits.map(({ score }) => score)),
      ];
    } finally {
      await close();
    }
  },
};
