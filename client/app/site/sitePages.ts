import type { ComponentType } from 'react';
import type { i18n as I18n } from 'i18next';
import { ImprintPage } from '../../club/ImprintPage.tsx';
import { PrivacyPage } from '../../club/PrivacyPage.tsx';
import { TermsPage } from '../../club/TermsPage.tsx';

export type SitePage = Readonly<{
  Page: ComponentType;
  /** As the page's heading. */
  title: (i18n: I18n) => string;
  /** One sentence for search engines and previews. */
  description: (i18n: I18n, club: string) => string;
}>;

/** The pages that are documents (docs/specification/decisions.md N82): their app routes show the same components. */
export const sitePages: ReadonlyMap<string, SitePage> = new Map([
  [
    '/home/imprint',
    {
      Page: ImprintPage,
      title: ({ t }) => t(($) => $.imprint.title, { ns: 'club' }),
      description: ({ t }, club) => t(($) => $.descriptions.imprint, { ns: 'site', club }),
    },
  ],
  [
    '/home/privacy',
    {
      Page: PrivacyPage,
      title: ({ t }) => t(($) => $.privacy.title, { ns: 'club' }),
      description: ({ t }, club) => t(($) => $.descriptions.privacy, { ns: 'site', club }),
    },
  ],
  [
    '/home/terms',
    {
      Page: TermsPage,
      title: ({ t }) => t(($) => $.terms.title, { ns: 'club' }),
      description: ({ t }, club) => t(($) => $.descriptions.terms, { ns: 'site', club }),
    },
  ],
] satisfies [string, SitePage][]);
