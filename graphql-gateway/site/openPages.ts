import { randomUUID } from 'node:crypto';
import type { OnServerError } from '../core/maskError.ts';
import type { Site } from './openSite.ts';
import { type FindPage, type PageFinderOptions, pageFinder } from './pageFinder.ts';
import { createSitePages } from './sitePages.ts';
import { type VisitorQueriesOptions, visitorQueries } from './visitorQueries.ts';

type OpenPagesOptions = VisitorQueriesOptions &
  Pick<PageFinderOptions, 'addressOf'> &
  Readonly<{ site: Site; isDemo: boolean; onServerError: OnServerError }>;

/** The fonts' stylesheet of the client's build, which is loaded after the content. */
const fonts = /^\/assets\/fonts-[\w-]+\.css$/;

/** The documents of the public site; null where the build has none, so that the app shows its pages. */
export const openPages = ({
  site,
  isDemo,
  addressOf,
  onServerError,
  ...queries
}: OpenPagesOptions): FindPage | null => {
  const { renderer, build, files } = site;
  if (!renderer) return null;
  const stylesheets = [...files.keys()].filter((path) => fonts.test(path));
  const pages = createSitePages({ renderer, build, stylesheets, ask: visitorQueries(queries) });
  return pageFinder({
    ...{ pages, addressOf },
    isSecure: !isDemo,
    onFailed: (error) => onServerError(error, randomUUID()),
  });
};
