import { afterPaint } from '../loading/afterPaint.ts';
import { type FollowingPage, tellOfUpdate } from './tellOfUpdate.ts';

/** Before the update: a server that has another build no longer has this chunk. */
export const loadFollowing = afterPaint(() => import('./followUpdates.ts'));

/** After the first page has what it needs. Milliseconds. */
const wait = 3_000;

/** For a page whose server was replaced before it had the chunk: it is told of each update, and reloaded by hand. */
const onlyTell = (page: FollowingPage): (() => void) => {
  let told: string | null = null;
  const check = (): void => {
    const build = page.updates.read();
    if (build === null || build === told) return;
    told = build;
    tellOfUpdate(page, false);
  };
  check();
  return page.updates.subscribe(check);
};

/** Lets the page follow updates of the server as `followUpdates` does, from soon on; returns a function that ends it. */
export const startFollowing = (page: FollowingPage, load = loadFollowing): (() => void) => {
  let end = (): void => clearTimeout(timer);
  const timer = setTimeout(() => {
    void load().then(
      ({ followInBrowser }) => {
        end = followInBrowser(page);
      },
      () => {
        end = onlyTell(page);
      },
    );
  }, wait);
  return () => end();
};
