import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { BillingNoticeQuery } from '../../__generated__/BillingNoticeQuery.graphql.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';
import { Link } from '../../ui/buttons/Link.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';

/** What the law and a transfer require on each invoice (decisions.md I8). */
const required = ['consignor', 'taxNumber', 'iban', 'accountHolder'] as const;

/** Says what is missing in the settings before the club can bill, with the way there; null where nothing is. */
export const BillingNotice = () => {
  const { t } = useTranslation('invoiceAdmin');
  const { generalInfos, dashboardInfos } = useLazyLoadQuery<BillingNoticeQuery>(
    graphql`
      query BillingNoticeQuery {
        generalInfos {
          addresses {
            invoice {
              consignor
            }
          }
        }
        dashboardInfos {
          billing {
            taxNumber
            iban
            accountHolder
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
  );
  const { taxNumber, iban, accountHolder } = dashboardInfos.billing ?? {};
  const { consignor } = generalInfos.addresses.invoice;
  const stated: Readonly<Record<(typeof required)[number], string | null | undefined>> = {
    ...{ consignor, taxNumber, iban, accountHolder },
  };
  const missing = required.filter((name) => (stated[name] ?? '').trim() === '');
  if (missing.length === 0) return null;
  return (
    <NoticeBox kind="warning">
      <p>{t(($) => $.billing.missing, { what: missing.map((name) => t(($) => $.billing.names[name])).join(', ') })}</p>
      <Link to="/dashboard/settings/tax">{t(($) => $.billing.toSettings)}</Link>
    </NoticeBox>
  );
};
