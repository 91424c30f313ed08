import type { SiteRenderer } from '@platzwart/contracts/core';
import * as v from 'valibot';

const moduleSchema = v.object({
  paths: v.array(v.string()),
  inlineScript: v.string(),
  renderSitePage: v.custom<SiteRenderer['renderSitePage']>((value) => typeof value === 'function'),
});

/** The renderer that `npm run build` puts beside the gateway (client/vite.site.config.ts). */
export const loadSiteRenderer = async (file: URL): Promise<SiteRenderer> => {
  const loaded: unknown = await import(file.href);
  return v.parse(moduleSchema, { ...v.parse(v.looseObject({}), loaded) });
};
