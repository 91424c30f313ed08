import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { RefusalNotice } from '../auth/RefusalNotice.tsx';
import type { MailedCode } from '../auth/useMailedCode.ts';
import { ConfirmationOutcome } from './ConfirmationOutcome.tsx';
import { useConfirmation } from './useConfirmation.ts';

/** Confirms a new address as soon as the page opens: the account was confirmed before. */
export const EmailConfirmation = ({ mailed }: { mailed: MailedCode }) => {
  const { t } = useTranslation('auth');
  const core = useTranslation('core');
  const [refusal, setRefusal] = useState<Error | null>(null);
  const { outcome, confirm } = useConfirmation(mailed);
  const confirmNow = () => confirm(undefined, { onRefused: setRefusal });
  const confirmAtOnce = useEffectEvent(confirmNow);
  useEffect(() => confirmAtOnce(), []);
  if (outcome) return <ConfirmationOutcome outcome={outcome} credential={mailed.credential} />;
  if (!refusal)
    return (
      <p role="status">
        <Spinner /> {t(($) => $.guestVerify.running)}
      </p>
    );
  const tryAgain = () => {
    setRefusal(null);
    confirmNow();
  };
  return (
    <RefusalNotice refusal={refusal}>
      <Button variant="secondary" onClick={tryAgain}>
        {core.t(($) => $.retry)}
      </Button>
    </RefusalNotice>
  );
};
