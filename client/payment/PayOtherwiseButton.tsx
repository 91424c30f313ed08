import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { PayOtherwiseButtonMutation } from '../__generated__/PayOtherwiseButtonMutation.graphql.ts';
import { useErrorText } from '../core/errors/useErrorText.ts';
import { useNotify } from '../core/notices.ts';
import { orderAgain } from '../core/orderAgain.ts';
import { useIdempotentMutation } from '../core/relay/useIdempotentMutation.ts';
import { useViewer } from '../core/session/useViewer.ts';
import { Button } from '../ui/buttons/Button.tsx';
import type { Payment } from './usePayment.ts';

type PayOtherwiseButtonProps = { order: string; payment: Payment; isMain: boolean };

/** Back to the booking with the courts of this order, to pay them in another way; an order that is still open ends first, so that its courts can be chosen. */
export const PayOtherwiseButton = ({ order, payment, isMain }: PayOtherwiseButtonProps) => {
  const { t } = useTranslation('payment');
  const errorText = useErrorText();
  const notify = useNotify();
  const navigate = useNavigate();
  const viewer = useViewer();
  const { call, isBusy } = useIdempotentMutation<PayOtherwiseButtonMutation>(graphql`
    mutation PayOtherwiseButtonMutation($order: ID!) {
      giveUpPayment(order: $order) {
        success
      }
    }
  `);
  const { courts, person, state } = payment;
  if (!courts || courts.length === 0) return null;
  const begin = () => {
    const bookedFor = person && person.userID !== viewer.userID ? person.userID : null;
    orderAgain({ courts, personId: viewer._id, bookedFor });
    void navigate('/booking');
  };
  const onRefused = (error: Error) => notify({ kind: 'error', text: errorText(error) });
  return (
    <Button
      variant={isMain ? 'primary' : 'secondary'}
      isBusy={isBusy}
      onClick={() => (state === 'WAITING' ? call({ order }, { onDone: begin, onRefused }) : begin())}
    >
      {t(($) => $.otherwise)}
    </Button>
  );
};
