import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/buttons/Button.tsx';
import { EmptyList } from '../../../ui/feedback/EmptyList.tsx';
import { Page } from '../../../ui/layout/Page.tsx';

/** The page of an address that is no invoice's. */
export const UnknownInvoice = () => {
  const { t } = useTranslation('invoiceAdmin');
  return (
    <Page title={t(($) => $.details.unknown)}>
      <EmptyList
        title={t(($) => $.details.unknown)}
        text={t(($) => $.details.unknownText)}
        action={<ButtonLink to="/dashboard/invoice">{t(($) => $.back)}</ButtonLink>}
      />
    </Page>
  );
};
