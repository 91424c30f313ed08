import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OpenPayment_payment$key } from '../../__generated__/OpenPayment_payment.graphql.ts';
import type { OpenPaymentMutation } from '../../__generated__/OpenPaymentMutation.graphql.ts';
import { useBookingText } from '../cancelBooking/useBookingText.ts';
import { useErrorText } from '../errors/useErrorText.ts';
import { useFormat } from '../formatting/useFormat.ts';
import type { PaymentBegins } from '../navigation/paymentBegins.ts';
import { useNotify } from '../notices.ts';
import { useIdempotentMutation } from '../relay/useIdempotentMutation.ts';
import { useViewer } from '../session/useViewer.ts';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../ui/buttons/ButtonRow.tsx';

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), '& > p': { margin: 0 } }));
const Courts = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', fontWeight: 600 });

const toProvider: PaymentBegins = { paymentBegins: true };

type OpenPaymentProps = { payment: OpenPayment_payment$key; onGivenUp: () => void };

/** One order: its courts, what is to be paid until when, and the way to the provider's page or out of it. */
export const OpenPayment = ({ payment: key, onGivenUp }: OpenPaymentProps) => {
  const { t } = useTranslation('openPayment');
  const { cents, clock } = useFormat();
  const bookingText = useBookingText();
  const errorText = useErrorText();
  const notify = useNotify();
  const { userID } = useViewer();
  const { _id, amount, expires_at, state, courts, person } = useFragment(
    graphql`
      fragment OpenPayment_payment on Payment {
        _id
        amount
        expires_at
        state
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
          notify({ kind: 'success', text: t(($) => $.givenUp) });
          onGivenUp();
        },
        onRefused: (error) => {
          notify({ kind: 'error', text: errorText(error) });
          onGivenUp();
        },
      },
    );
  return (
    <Root>
      <Courts>
        {held.map((court) => (
          <li key={court}>{court}</li>
        ))}
      </Courts>
      <p>
        {person && person.userID !== userID
          ? t(($) => $.factsFor, { ...facts, name: person.firstName })
          : t(($) => $.facts, facts)}
      </p>
      <ButtonRow>
        {state === 'DECLINED' ? (
          <ButtonLink to={`/payment/${_id}`} aria-label={t(($) => $.payOtherwiseNamed, { order })}>
            {t(($) => $.payOtherwise)}
          </ButtonLink>
        ) : (
          <ButtonLink to={`/payment/${_id}`} state={toProvider} aria-label={t(($) => $.payNamed, { order })}>
            {t(($) => $.pay)}
          </ButtonLink>
        )}
        <Button variant="secondary" isBusy={isBusy} aria-label={t(($) => $.giveUpNamed, { order })} onClick={giveUp}>
          {t(($) => $.giveUp)}
        </Button>
      </ButtonRow>
    </Root>
  );
};
