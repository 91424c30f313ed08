import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';

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
      <Button look="secondary" onClick={onClose}>
        {step === 'confirm' ? t(($) => $.cancelBooking.keep) : t(($) => $.close)}
      </Button>
      {step !== 'none' && (
        <Button look="danger" onClick={step === 'offer' ? onAsk : onConfirm}>
          {step === 'offer' ? t(($) => $.cancelBooking.action) : t(($) => $.cancelBooking.confirm)}
        </Button>
      )}
    </>
  );
};
