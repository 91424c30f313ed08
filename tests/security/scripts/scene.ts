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

/** Writes texts, and then inspects every page that shows them. */
export type Scene = (stage: Stage) => Promise<Findings>;

/** Navigates within the page, as its own links do. */
export const navigateWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Stops after this many findings: waiting for each missing payload would take too long. */
export const isEnough = (violations: readonly string[]): boolean => violations.length >= 10;
