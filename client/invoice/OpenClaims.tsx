import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OpenClaims_items$key } from '../__generated__/OpenClaims_items.graphql.ts';
import { useFormat } from '../core/formatting/useFormat.ts';
import { Card } from '../ui/layout/Card.tsx';
import { InvoiceItems } from './InvoiceItems.tsx';

/** What the viewer owes and is not billed yet. */
export const OpenClaims = ({ items: key }: { items: OpenClaims_items$key }) => {
  const { t } = useTranslation('invoices');
  const { cents } = useFormat();
  const items = useFragment(
    graphql`
      fragment OpenClaims_items on InvoiceItems {
        bookings {
          price
        }
        saisonBookings {
          price
        }
        guestFees {
          price
        }
        vouchers {
          price
        }
        ...InvoiceItems_items
      }
    `,
    key,
  );
  const { bookings, saisonBookings, guestFees, vouchers } = items;
  const all = [...bookings, ...saisonBookings, ...guestFees, ...vouchers];
  const sum = all.reduce((total, { price }) => total + price, 0);
  return (
    <Card title={t(($) => $.own.openTitle)}>
      {all.length === 0 ? (
        <p>{t(($) => $.own.openNone)}</p>
      ) : (
        <>
          <p>{t(($) => $.own.openText, { amount: cents(sum) })}</p>
          <InvoiceItems items={items} />
        </>
      )}
    </Card>
  );
};
