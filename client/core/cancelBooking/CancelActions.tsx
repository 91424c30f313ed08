import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';

type CancelActionsProps = {
  step: 'none' | 'offer' | 'confirm';
  onAsk: () => void;
  onConfirm: () => void;
  onClose: () => void;
};

export const CancelActions = ({ step, onAsk, onConfirm, onClose }: CancelActionsProps) => {
  const { t } = useTranslation('core');
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {step === 'confirm' ? t(($) => $.cancelBooking.keep) : t(($) => $.close)}
      </Button>
      {step !== 'none' && (
        <Button variant="danger" onClick={step === 'offer' ? onAsk : onConfirm}>
          {step === 'offer' ? t(($) => $.cancelBooking.action) : t(($) => $.cancelBooking.confirm)}
        </Button>
      )}
    </>
  );
};
