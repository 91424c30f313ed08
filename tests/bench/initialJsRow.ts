import { get } from 'node:http';
import type { Page } from 'puppeteer-core';
import { freePort } from '../support/freePort.ts';
import { signIn } from '../support/graphqlClient.ts';
import { startInstance } from '../support/runningClub.ts';
import { signedInTab, withBrowser } from './browser.ts';
import { exactly } from './rounds.ts';
import type { BenchRow } from './row.ts';

type Encoding = 'gzip' | 'br';

/** Bytes transferred for `url`. */
const transferred = (url: string, encoding: Encoding): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      if (response.headers['content-encoding'] !== encoding) reject(new Error(`${url} came without ${encoding}`));
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    });
    request.on('error', reject);
  });

/** All scripts requested before the first cell of the plan could be tapped. */
const scriptsBeforePlan = async (page: Page, url: string): Promise<readonly string[]> => {
  await page.goto(`${url}/booking`);
  await page.waitForSelector('[role="gridcell"]');
  return page.evaluate(() => {
    const [plan] = performance.getEntriesByName('court-plan-usable');
    return performance
      .getEntriesByType('resource')
      .filter(
        ({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime <= (plan?.startTime ?? Infinity),
      )
      .map(({ name }) => name);
  });
};

/** Records when the first cell is in the page; runs before all code of the page. */
const watchForPlan = (): void => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[role="gridcell"]')) return;
    observer.disconnect();
    performance.mark('court-plan-usable');
  });
  observer.observe(document, { childList: true, subtree: true });
};

const kilobytes = async (scripts: readonly string[], encoding: Encoding): Promise<number> => {
  const sizes = await Promise.all(scripts.map((script) => transferred(script, encoding)));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
};

export const initialJsRow: BenchRow = {
  id: 'P25',
  title: 'all scripts that the booking page asks for before its plan can be used, signed in',
  columns: ['kB gz'],
  better: 'lower',
  must: [195],
  aim: [180],
  measure: async (report) => {
    const { club, close } = await startInstance(await freePort());
    try {
      const scripts = await withBrowser(async (browser) => {
        const page = await signedInTab(browser, await signIn(club.url, 'anna@platzwart.example'));
        await page.evaluateOnNewDocument(watchForPlan);
        return scriptsBeforePlan(page, club.url);
      });
      report(
        `${scripts.length} scripts, ${(await kilobytes(scripts, 'br')).toFixed(1)} kB with brotli, which browsers get`,
      );
      return [exactly(await kilobytes(scripts, 'gzip'))];
    } finally {
      await close();
    }
  },
};
