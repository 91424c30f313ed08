import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../../core/errors/serverRefusal.ts';
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

/** Shows it where the server knows no such invoice; all other errors are those of the whole page. */
export class UnknownInvoiceBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (codeOf(error) === 'ERR_INVOICE_NOT_FOUND') return <UnknownInvoice />;
    throw error;
  }
}
