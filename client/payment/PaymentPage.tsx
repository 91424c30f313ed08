import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Page } from '../ui/layout/Page.tsx';
import { PaymentState } from './PaymentState.tsx';

/** What became of an order that is paid online; also without a session (decisions.md M4). */
export const PaymentPage = () => {
  const { t } = useTranslation('payment');
  const { order = '' } = useParams();
  return (
    <Page title={t(($) => $.title)} width="text">
      <PaymentState order={order} />
    </Page>
  );
};
