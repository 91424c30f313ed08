import type { Page } from 'playwright';
import type { Findings, Target } from '../suite.ts';
import type { Payload } from './payloads.ts';
import type { WatchedBrowser } from './watchedBrowser.ts';

export type Stage = Readonly<{
  target: Target;
  browser: WatchedBrowser;
  payloads: readonly Payload[];
  /** Session token of the club's ADMIN. */
  adminToken: string;
}>;

/** Some texts are written, and then every page is looked at that shows them. */
export type Scene = (stage: Stage) => Promise<Findings>;

/** To another address without loading the page anew, as its own links lead there. */
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Once so many looks have found something: whatever is missing is waited for, and the rest would take long to say the same. */
export const isEnough = (violations: readonly string[]): boolean => violations.length >= 10;
