import { type SiteRenderer, buildHeader } from '@platzwart/contracts/core';
import { securityHeaders } from './securityHeaders.ts';
import type { SiteOptions } from './siteEndpoint.ts';
import { type SiteFiles, readSite } from './siteFiles.ts';

const namedBuild = new RegExp(`<meta name="${buildHeader}" content="([\\w.+-]+)"`);

/** `build`: the id of the client's build, as its page names it. `renderer`: of the public pages, null where the app shows them. */
export type Site = SiteOptions & Readonly<{ build: string | null; renderer: SiteRenderer | null }>;

type OpenSiteOptions = Readonly<{ folder: string | null; isProduction: boolean; renderer?: SiteRenderer | null }>;

/** The built client, ready to be served; `folder` null: none. */
export const openSite = async ({ folder, isProduction, renderer = null }: OpenSiteOptions): Promise<Site> => {
  const files: SiteFiles = folder === null ? new Map() : await readSite(folder);
  const page = files.get('/index.html')?.bytes.toString('utf8') ?? '';
  const build = namedBuild.exec(page)?.[1] ?? null;
  const ownScript = renderer ? `<script>${renderer.inlineScript}</script>` : '';
  const setSecurityHeaders = securityHeaders({ page: page + ownScript, isProduction });
  return { files, setSecurityHeaders, build, renderer };
};
