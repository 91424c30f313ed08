import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OpenPayment_payment$key } from '../../__generated__/OpenPayment_payment.graphql.ts';
import type { OpenPaymentMutation } from '../../__generated__/OpenPaymentMutation.graphql.ts';
import { useBookingText } from '../../core/cancelBooking/useBookingText.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useNotify } from '../../core/notices.ts';
import { useIdempotentMutation } from '../../core/relay/useIdempotentMutation.ts';
import { useViewer } from '../../core/session/useViewer.ts';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../ui/buttons/ButtonRow.tsx';

const Item = styled('li')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), '& > p': { margin: 0 } }));
const Courts = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', fontWeight: 600 });

type OpenPaymentProps = { payment: OpenPayment_payment$key; onGivenUp: () => void };

/** One order: its courts, what is to be paid until when, and the way back to paying it or out of it. */
export const OpenPayment = ({ payment: key, onGivenUp }: OpenPaymentProps) => {
  const { t } = useTranslation('myBookings');
  const { cents, clock } = useFormat();
  const bookingText = useBookingText();
  const errorText = useErrorText();
  const notify = useNotify();
  const { userID } = useViewer();
  const { _id, amount, expires_at, courts, person } = useFragment(
    graphql`
      fragment OpenPayment_payment on Payment {
        _id
        amount
        expires_at
        courts {
          sport
          court
          date
          start
          end
        }
        person {
          userID
          firstName
        }
      }
    `,
    key,
  );
  const { call, isBusy } = useIdempotentMutation<OpenPaymentMutation>(graphql`
    mutation OpenPaymentMutation($order: ID!) {
      giveUpPayment(order: $order) {
        success
      }
    }
  `);
  const held = (courts ?? []).map(({ sport, court, date, start, end }) =>
    bookingText({ sport, court, date, start, end }),
  );
  const order = held.join('; ');
  const facts = { amount: cents(amount), until: clock(Date.parse(expires_at)), count: held.length };
  const giveUp = () =>
    call(
      { order: _id },
      {
        onDone: () => {
          notify({ kind: 'success', text: t(($) => $.unpaid.givenUp) });
          onGivenUp();
        },
        onRefused: (error) => {
          notify({ kind: 'error', text: errorText(error) });
          onGivenUp();
        },
      },
    );
  return (
    <Item>
      <Courts>
        {held.map((court) => (
          <li key={court}>{court}</li>
        ))}
      </Courts>
      <p>
        {person && person.userID !== userID
          ? t(($) => $.unpaid.factsFor, { ...facts, name: person.firstName })
          : t(($) => $.unpaid.facts, facts)}
      </p>
      <ButtonRow>
        <ButtonLink to={`/payment/${_id}`} aria-label={t(($) => $.unpaid.payNamed, { order })}>
          {t(($) => $.unpaid.pay)}
        </ButtonLink>
        <Button
          variant="secondary"
          isBusy={isBusy}
          aria-label={t(($) => $.unpaid.giveUpNamed, { order })}
          onClick={giveUp}
        >
          {t(($) => $.unpaid.giveUp)}
        </Button>
      </ButtonRow>
    </Item>
  );
};
