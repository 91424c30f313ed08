import type { Namespace } from '../core/texts/registeredTexts.ts';
import { areas } from './areas.ts';
import { openPages } from './openFeatures.ts';

type FirstPage = Readonly<{
  texts: readonly Namespace[];
  /** Loads the page's code; returns namespaces that were not known before. The page itself reports a failure. */
  preload: () => Promise<readonly Namespace[]>;
}>;

/**
 * The code and texts that the page at `path` needs before it can be shown; the menu in the header of a signed-in person
 * shows `user`.
 */
export const firstPageAt = (path: string, isSignedIn: boolean): FirstPage => {
  const always: readonly Namespace[] = isSignedIn ? ['core', 'user'] : ['core'];
  const openPage = (at: string) =>
    openPages.find((page) => page.path === at && (isSignedIn || page.guard === 'public'));
  const areaOf = (at: string) =>
    areas.find((area) => at.startsWith(area.path) && (isSignedIn || area.guard === 'public'));
  const page = openPage(path) ?? (areaOf(path) ? undefined : openPage('/booking'));
  if (page) return { texts: [...always, ...page.texts], preload: () => page.page.preload().then(() => []) };
  const shownPath = areaOf(path) ? path : '/auth/login';
  const area = areaOf(shownPath);
  return {
    texts: [...always, ...(area?.texts ?? [])],
    preload: async () => area?.preload(shownPath).catch(() => []) ?? [],
  };
};
