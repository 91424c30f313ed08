import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { PlanSkeleton } from '../choose/PlanSkeleton.tsx';

/** A restored selection is shown only after the server has checked what is still free (decisions.md B23). */
export const Checking = ({ failure, onRetry }: { failure: unknown; onRetry: () => void }) => {
  const { t } = useTranslation('deferredBooking');
  const core = useTranslation('core');
  const errorText = useErrorText();
  if (failure === null) {
    return (
      <>
        <p role="status">{t(($) => $.confirm.checking)}</p>
        <PlanSkeleton />
      </>
    );
  }
  return (
    <NoticeBox kind="error" role="alert">
      <p>{errorText(failure)}</p>
      <Button onClick={onRetry}>{core.t(($) => $.retry)}</Button>
    </NoticeBox>
  );
};
