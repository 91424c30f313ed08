import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { TermsPageQuery } from '../__generated__/TermsPageQuery.graphql.ts';
import { useFormat } from '../core/formatting/useFormat.ts';
import { useRetryKey } from '../core/relay/retryKey.ts';
import { EmptyList } from '../ui/feedback/EmptyList.tsx';
import { Page } from '../ui/layout/Page.tsx';
import { LegalText } from './legal/LegalText.tsx';
import { TermsText } from './legal/TermsText.tsx';

/** The club's terms in force, with their date (decisions.md N29a, N81). */
export const TermsPage = () => {
  const { t, i18n } = useTranslation('club');
  const { date } = useFormat();
  const { terms } = useLazyLoadQuery<TermsPageQuery>(
    graphql`
      query TermsPageQuery {
        terms {
          version
          issuedOn
          de
          en
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
  );
  if (!terms)
    return (
      <Page title={t(($) => $.terms.title)} width="text">
        <EmptyList title={t(($) => $.terms.none)} text={t(($) => $.terms.noneText)} />
      </Page>
    );
  const isGerman = i18n.language === 'de' || terms.en == null;
  return (
    <Page title={t(($) => $.terms.title)} width="text">
      <LegalText>
        <p>
          <small>{t(($) => $.terms.version, { version: terms.version, date: date(terms.issuedOn, 'long') })}</small>
        </p>
        <div lang={isGerman ? 'de' : 'en'}>
          <TermsText text={isGerman ? terms.de : terms.en} />
        </div>
      </LegalText>
    </Page>
  );
};
