import { buildHeader } from '@platzwart/contracts/core';
import { securityHeaders } from './securityHeaders.ts';
import type { SiteOptions } from './siteEndpoint.ts';
import { type SiteFiles, readSite } from './siteFiles.ts';

const namedBuild = new RegExp(`<meta name="${buildHeader}" content="([\\w.+-]+)"`);

/** The built client, ready to be served, with its build's id as its page names it; `folder` null: none. */
export const openSite = async ({
  folder,
  isProduction,
}: Readonly<{ folder: string | null; isProduction: boolean }>): Promise<
  SiteOptions & Readonly<{ build: string | null }>
> => {
  const files: SiteFiles = folder === null ? new Map() : await readSite(folder);
  const page = files.get('/index.html')?.bytes.toString('utf8') ?? '';
  const build = namedBuild.exec(page)?.[1] ?? null;
  return { files, setSecurityHeaders: securityHeaders({ page, isProduction }), build };
};
