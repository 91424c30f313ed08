import { securityHeaders } from './securityHeaders.ts';
import type { SiteOptions } from './siteEndpoint.ts';
import { type SiteFiles, readSite } from './siteFiles.ts';

/** The built client, ready to be served; `folder` null: none. */
export const openSite = async ({
  folder,
  isProduction,
}: Readonly<{ folder: string | null; isProduction: boolean }>): Promise<SiteOptions> => {
  const files: SiteFiles = folder === null ? new Map() : await readSite(folder);
  const page = files.get('/index.html')?.bytes.toString('utf8') ?? '';
  return { files, setSecurityHeaders: securityHeaders({ page, isProduction }) };
};
