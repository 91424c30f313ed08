import { useTranslation } from 'react-i18next';
import { isChangedMeanwhile } from '../../../core/errors/changedMeanwhile.ts';
import { knownErrorCode } from '../../../core/errors/errorCode.ts';
import { ServerRefusal } from '../../../core/errors/serverRefusal.ts';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import type { Change } from './useChange.ts';

/** Why a change would be refused, each reason once; after sending, why it was. */
export const ChangeProblems = ({ change: { preview, refusal } }: { change: Change }) => {
  const { t } = useTranslation('bookingAdmin');
  const errorText = useErrorText();
  const foreseen = [...new Set(preview?.dates.flatMap(({ problem }) => problem ?? []))];
  if (refusal) {
    return (
      <NoticeBox kind="error" role="alert">
        {isChangedMeanwhile(refusal) ? t(($) => $.change.stale) : errorText(refusal)}
      </NoticeBox>
    );
  }
  return foreseen.map((code) => (
    <NoticeBox key={code} kind="warning" role="status">
      {errorText(new ServerRefusal(knownErrorCode(code)))}
    </NoticeBox>
  ));
};
