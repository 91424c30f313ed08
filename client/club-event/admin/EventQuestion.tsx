import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { AdminDialog } from '../../ui/material/admin/AdminDialog.tsx';

type EventQuestionProps = {
  title: string;
  texts: readonly string[];
  confirm: string;
  isBusy: boolean;
  onConfirm: (onRefused: (error: Error) => void) => void;
  onClose: () => void;
};

/** Asks once more, and says why it was refused. */
export const EventQuestion = ({ title, texts, confirm, isBusy, onConfirm, onClose }: EventQuestionProps) => {
  const { t } = useTranslation('clubEventAdmin');
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState<Error | null>(null);
  return (
    <AdminDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.keep)}
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => onConfirm(setRefusal)}>
            {confirm}
          </Button>
        </>
      }
    >
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {refusal && (
        <NoticeBox kind="error" role="alert">
          {errorText(refusal)}
        </NoticeBox>
      )}
    </AdminDialog>
  );
};
