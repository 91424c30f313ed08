import { useTranslation } from 'react-i18next';
import { useNow } from '../../../core/time/useNow.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { canUndo, useRecentChanges } from './recentChanges.ts';
import { useUndoChange } from './useUndoChange.ts';

/** On a booking that was changed less than ten minutes ago in this session: a way back. Renders nothing otherwise. */
export const UndoNotice = ({ id }: { id: string }) => {
  const { t } = useTranslation('bookingAdmin');
  const now = useNow();
  const { changes } = useRecentChanges();
  const { undo, isBusy } = useUndoChange();
  const change = changes.find((known) => known.id === id && canUndo(known, now));
  if (!change) return null;
  return (
    <NoticeBox kind="info">
      <p>{t(($) => $.change.justChanged)}</p>
      <Button variant="secondary" isBusy={isBusy} onClick={() => undo(change)}>
        {t(($) => $.change.undo)}
      </Button>
    </NoticeBox>
  );
};
