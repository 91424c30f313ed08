import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { orderAgain } from '../core/orderAgain.ts';
import { useViewer } from '../core/session/useViewer.ts';
import { Button } from '../ui/buttons/Button.tsx';
import type { Payment } from './usePayment.ts';

type PayOtherwiseButtonProps = { payment: Payment; isHeld: boolean; isMain: boolean };

/**
 * Back to the booking with the courts of this order, to pay them in another way. `isHeld`: they stay held for this order, so that nobody else
 * can take them, until it is replaced by what is ordered then.
 */
export const PayOtherwiseButton = ({ payment, isHeld, isMain }: PayOtherwiseButtonProps) => {
  const { t } = useTranslation('payment');
  const navigate = useNavigate();
  const viewer = useViewer();
  const { courts, person } = payment;
  if (!courts || courts.length === 0) return null;
  const begin = () => {
    const bookedFor = person && person.userID !== viewer.userID ? person.userID : null;
    const replaced = isHeld ? courts.map(({ bookingID }) => bookingID) : [];
    orderAgain({ courts, personId: viewer._id, bookedFor, replaced });
    void navigate('/booking');
  };
  return (
    <Button variant={isMain ? 'primary' : 'secondary'} onClick={begin}>
      {t(($) => $.otherwise)}
    </Button>
  );
};
