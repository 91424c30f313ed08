import { afterPaint } from '../loading/afterPaint.ts';
import type { InBrowser } from './followUpdates.ts';

/** Before the update: a server that has another build no longer has this chunk. Without it a page is reloaded by hand. */
export const loadFollowing = afterPaint(() => import('./followUpdates.ts'));

/** After the first page has what it needs. Milliseconds. */
const wait = 3_000;

/** Lets the page follow updates of the server as `followUpdates` does, from soon on; returns a function that ends it. */
export const startFollowing = (page: InBrowser): (() => void) => {
  let end = (): void => clearTimeout(timer);
  const timer = setTimeout(() => {
    void loadFollowing().then(
      ({ followInBrowser }) => {
        end = followInBrowser(page);
      },
      () => undefined,
    );
  }, wait);
  return () => end();
};
