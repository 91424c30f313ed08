import { matchPath } from 'react-router-dom';
import type { AreaPage } from '../../core/features/feature.ts';
import type { Namespace } from '../../core/texts/registeredTexts.ts';

/** Loads the code of the page at `pathname`; returns the namespaces that it and its frame show. */
export const preloadPageIn =
  (pages: readonly AreaPage[], frameTexts: readonly Namespace[]) =>
  async (pathname: string): Promise<readonly Namespace[]> => {
    const found = pages.find((page) => matchPath(page.path, pathname));
    if (!found || 'redirectTo' in found) return frameTexts;
    await found.page.preload();
    return [...frameTexts, ...found.texts];
  };
