import { useTranslation } from 'react-i18next';
import { Page } from '../ui/layout/Page.tsx';
import { BrowserTable } from './legal/BrowserTable.tsx';
import { LegalText } from './legal/LegalText.tsx';
import { PostalAddress } from './legal/PostalAddress.tsx';
import { RetentionTable } from './legal/RetentionTable.tsx';
import { useClubAddress } from './legal/useClubAddress.ts';

const rights = ['access', 'correction', 'erasure', 'restriction', 'complaint'] as const;

const more = ['duty', 'abroad', 'automatic'] as const;

const Controller = () => {
  const { t } = useTranslation('club');
  const { email, addresses } = useClubAddress();
  return (
    <section>
      <h2>{t(($) => $.privacy.controller)}</h2>
      <PostalAddress name={addresses.invoice.consignor} address={addresses.office} />
      <p>
        {t(($) => $.privacy.controllerText)} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </section>
  );
};

/**
 * The information that Art. 13 GDPR requires, from the table of all kinds of data (decisions.md W10; reliability
 * L28).
 */
export const PrivacyPage = () => {
  const { t } = useTranslation('club');
  return (
    <Page title={t(($) => $.privacy.title)}>
      <LegalText>
        <p>{t(($) => $.privacy.intro)}</p>
        <Controller />
        <section>
          <h2>{t(($) => $.privacy.table.title)}</h2>
          <RetentionTable />
        </section>
        <section>
          <h2>{t(($) => $.privacy.browser.title)}</h2>
          <p>{t(($) => $.privacy.browser.text)}</p>
          <BrowserTable />
        </section>
        <section>
          <h2>{t(($) => $.privacy.recipients.title)}</h2>
          <p>{t(($) => $.privacy.recipients.text)}</p>
          <p>{t(($) => $.privacy.recipients.online)}</p>
        </section>
        <section>
          <h2>{t(($) => $.privacy.more.title)}</h2>
          <ul>
            {more.map((point) => (
              <li key={point}>{t(($) => $.privacy.more.list[point])}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t(($) => $.privacy.rights.title)}</h2>
          <ul>
            {rights.map((right) => (
              <li key={right}>{t(($) => $.privacy.rights.list[right])}</li>
            ))}
          </ul>
        </section>
      </LegalText>
    </Page>
  );
};
