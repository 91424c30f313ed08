import type { Namespace } from '../core/texts/registeredTexts.ts';
import { startPage } from '../club/clubRoutes.ts';
import { areas } from './areas.ts';
import { openPages } from './openFeatures.ts';

type FirstPage = Readonly<{
  texts: readonly Namespace[];
  /** Loads the page's code; returns namespaces that were not known before. The page itself reports a failure. */
  preload: () => Promise<readonly Namespace[]>;
}>;

const openPage = (at: string, isSignedIn: boolean) =>
  openPages.find((page) => page.path === at && (isSignedIn || page.guard === 'public'));
const areaOf = (at: string, isSignedIn: boolean) =>
  areas.find((area) => at.startsWith(area.path) && (isSignedIn || area.guard === 'public'));

/** The page outside of the areas at `path`; an unknown address is shown as the plan is loaded. */
const pageAt = (path: string, isSignedIn: boolean) => {
  if (path === '/' && !isSignedIn) return startPage;
  return openPage(path, isSignedIn) ?? (areaOf(path, isSignedIn) ? undefined : openPage('/booking', isSignedIn));
};

/**
 * The code and texts that the page at `path` needs before it can be shown; the menu in the header of a signed-in person
 * shows `user`.
 */
export const firstPageAt = (path: string, isSignedIn: boolean): FirstPage => {
  const always: readonly Namespace[] = isSignedIn ? ['core', 'user'] : ['core'];
  const page = pageAt(path, isSignedIn);
  if (page) return { texts: [...always, ...page.texts], preload: () => page.page.preload().then(() => []) };
  const shownPath = areaOf(path, isSignedIn) ? path : '/auth/login';
  const area = areaOf(shownPath, isSignedIn);
  return {
    texts: [...always, ...(area?.texts ?? [])],
    preload: async () => area?.preload(shownPath).catch(() => []) ?? [],
  };
};
