import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';

const Column = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4), '& p': { margin: 0 } }));
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  gap: theme.spacing(3),
  '& > *': { flex: '1 1 12rem' },
}));

type QuestionFormProps = {
  /** The label of the button that answers the question. */
  confirm: string;
  isBusy: boolean;
  refusal: Error | null;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A question about an account, with what the server has refused, and the ways to answer it or to leave it. */
export const QuestionForm = ({ confirm, isBusy, refusal, onConfirm, onClose, children }: QuestionFormProps) => {
  const { t } = useTranslation('core');
  const errorText = useErrorText();
  return (
    <Column
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onConfirm();
      }}
    >
      {children}
      {refusal && (
        <NoticeBox kind="error" role="alert">
          {errorText(refusal)}
        </NoticeBox>
      )}
      <Actions>
        <Button variant="secondary" onClick={onClose}>
          {t(($) => $.cancel)}
        </Button>
        <Button type="submit" variant="danger" isBusy={isBusy}>
          {confirm}
        </Button>
      </Actions>
    </Column>
  );
};
