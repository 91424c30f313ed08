import { mdiCheck, mdiRestore } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { StateMark } from '../../ui/feedback/StateMark.tsx';
import type { Outcome } from './useSettlements.ts';

/** What became of a decision. */
export const OutcomeMark = ({ outcome }: { outcome: Outcome }) => {
  const { t } = useTranslation('bankAdmin');
  const errorText = useErrorText();
  if (outcome instanceof Error)
    return (
      <NoticeBox kind="error" role="alert">
        {errorText(outcome)}
      </NoticeBox>
    );
  const isBooked = outcome === 'BOOKED';
  return (
    <StateMark kind={isBooked ? 'success' : 'info'} icon={isBooked ? mdiCheck : mdiRestore}>
      {t(($) => (isBooked ? $.done : $.reopened))}
    </StateMark>
  );
};
