import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consentVersion } from '@platzwart/contracts/voucher';
import { useErrorText } from '../core/errors/useErrorText.ts';
import { useNotify } from '../core/notices.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { Sheet } from '../ui/overlays/Sheet.tsx';
import { useConsentToVoucher } from './useOrderVoucher.ts';

type ConsentButtonProps = {
  id: string;
  /** The day of the order, as it is shown. */
  date: string;
  onConsented: () => void;
};

/** Asks to use a card at once that would be usable after the time of withdrawal only (decisions.md Q14). */
export const ConsentButton = ({ id, date, onConsented }: ConsentButtonProps) => {
  const { t } = useTranslation('vouchers');
  const errorText = useErrorText();
  const notify = useNotify();
  const { call, isBusy } = useConsentToVoucher();
  const [isAsking, setAsking] = useState(false);
  const consent = () =>
    call(
      { id, consent: consentVersion },
      {
        onDone: () => {
          setAsking(false);
          notify({ kind: 'success', text: t(($) => $.cards.usable) });
          onConsented();
        },
        onRefused: (error) => {
          setAsking(false);
          notify({ kind: 'error', text: errorText(error) });
        },
      },
    );
  return (
    <>
      <Button variant="quiet" aria-label={t(($) => $.cards.useNamed, { date })} onClick={() => setAsking(true)}>
        {t(($) => $.cards.use)}
      </Button>
      {isAsking && (
        <Sheet
          title={t(($) => $.cards.useQuestion)}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                {t(($) => $.cards.useLater)}
              </Button>
              <Button isBusy={isBusy} onClick={consent}>
                {t(($) => $.cards.use)}
              </Button>
            </>
          }
        >
          <p>{t(($) => $.order.consent)}</p>
        </Sheet>
      )}
    </>
  );
};
