import { type ChangeEvent, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { DeleteQuestionQuery } from '../../../__generated__/DeleteQuestionQuery.graphql.ts';
import { useNotify } from '../../../core/notices.ts';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { DeletionConsequences } from './DeletionConsequences.tsx';
import { useDeleteUser } from './useDeleteUser.ts';

const Column = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4), '& p': { margin: 0 } }));
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  gap: theme.spacing(3),
  '& > *': { flex: '1 1 12rem' },
}));

type DeleteQuestionProps = { userID: string; name: string; onClose: () => void; onDeleted: () => void };

/** The current consequences of the deletion, and the number that must be typed to confirm it. */
export const DeleteQuestion = ({ userID, name, onClose, onDeleted }: DeleteQuestionProps) => {
  const { t } = useTranslation(['userAdmin', 'core']);
  const { userToDelete: preview } = useLazyLoadQuery<DeleteQuestionQuery>(
    graphql`
      query DeleteQuestionQuery($userID: ID!) {
        userToDelete(userID: $userID) {
          isLastAdmin
          ...DeletionConsequences_preview
        }
      }
    `,
    { userID },
    // The consequences of deleting the account now; fetched each time.
    { fetchPolicy: 'network-only', fetchKey: useRetryKey() },
  );
  const notify = useNotify();
  const errorText = useErrorText();
  const { deleteUser, isBusy } = useDeleteUser();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const remove = () => {
    setWrong(typed.trim() !== userID);
    if (typed.trim() !== userID || isBusy) return;
    setRefusal(null);
    deleteUser(userID, {
      onDone: () => {
        notify({ kind: 'success', text: t(($) => $.users.remove.done, { name }) });
        onClose();
        onDeleted();
      },
      onRefused: setRefusal,
    });
  };
  if (preview.isLastAdmin) return <NoticeBox kind="warning">{t(($) => $.users.remove.lastAdmin)}</NoticeBox>;
  return (
    <Column
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        remove();
      }}
    >
      <DeletionConsequences preview={preview} />
      <TextField
        label={t(($) => $.users.remove.typed, { number: userID })}
        value={typed}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value)}
        error={isWrong ? t(($) => $.users.remove.typedWrong, { number: userID }) : undefined}
        inputMode="numeric"
        autoComplete="off"
      />
      {refusal && (
        <NoticeBox kind="error" role="alert">
          {errorText(refusal)}
        </NoticeBox>
      )}
      <Actions>
        <Button variant="secondary" onClick={onClose}>
          {t(($) => $.cancel, { ns: 'core' })}
        </Button>
        <Button type="submit" variant="danger" isBusy={isBusy}>
          {t(($) => $.users.remove.confirm)}
        </Button>
      </Actions>
    </Column>
  );
};
