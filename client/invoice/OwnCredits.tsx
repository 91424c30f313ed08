import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OwnCredits_credits$key } from '../__generated__/OwnCredits_credits.graphql.ts';
import { useFormat } from '../core/formatting/useFormat.ts';
import { Card } from '../ui/layout/Card.tsx';

/** What the viewer has paid too much; nothing where that is nothing. */
export const OwnCredits = ({ credits: key }: { credits: OwnCredits_credits$key }) => {
  const { t } = useTranslation('invoices');
  const { cents, date } = useFormat();
  const credits = useFragment(
    graphql`
      fragment OwnCredits_credits on Credit @relay(plural: true) {
        _id
        rest
        receivedOn
        invoiceNumber
      }
    `,
    key,
  );
  if (credits.length === 0) return null;
  const sum = credits.reduce((total, { rest }) => total + rest, 0);
  return (
    <Card title={t(($) => $.own.credit)}>
      <p>{t(($) => $.own.creditText, { amount: cents(sum) })}</p>
      <ul>
        {credits.map(({ _id, rest, receivedOn, invoiceNumber: number }) => (
          <li key={_id}>
            {t(($) => $.own.creditOf, { amount: cents(rest), number, date: date(receivedOn, 'plain') })}
          </li>
        ))}
      </ul>
    </Card>
  );
};
