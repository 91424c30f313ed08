import { useTranslation } from 'react-i18next';
import { buildHeader } from '@platzwart/contracts/core';
import { useClubInfos } from '../../core/useClubInfos.ts';
import type { SitePage } from './sitePages.ts';

type SiteHeadProps = Readonly<{ page: SitePage; build: string | null }>;

/** What search engines, previews and the browser's tab say about a page. */
export const SiteHead = ({ page, build }: SiteHeadProps) => {
  const { i18n } = useTranslation();
  const { displayName } = useClubInfos();
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#0B3D24" />
      <title>{`${page.title(i18n)} · ${displayName}`}</title>
      <meta name="description" content={page.description(i18n, displayName)} />
      {build !== null && <meta name={buildHeader} content={build} />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  );
};
