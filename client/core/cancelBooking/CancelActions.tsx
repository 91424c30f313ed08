import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';

type CancelActionsProps = {
  kind: 'single' | 'season';
  step: 'none' | 'offer' | 'confirm';
  onAsk: () => void;
  onConfirm: () => void;
  onClose: () => void;
};

export const CancelActions = ({ kind, step, onAsk, onConfirm, onClose }: CancelActionsProps) => {
  const { t } = useTranslation(['cancelBooking', 'core']);
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {step === 'confirm' ? t(($) => $[kind].keep) : t(($) => $.close, { ns: 'core' })}
      </Button>
      {step !== 'none' && (
        <Button variant="danger" onClick={step === 'offer' ? onAsk : onConfirm}>
          {step === 'offer' ? t(($) => $[kind].action) : t(($) => $[kind].confirm)}
        </Button>
      )}
    </>
  );
};
