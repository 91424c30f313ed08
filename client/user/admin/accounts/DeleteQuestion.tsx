import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { DeleteQuestionQuery } from '../../../__generated__/DeleteQuestionQuery.graphql.ts';
import { useNotify } from '../../../core/notices.ts';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { DeletionConsequences } from './DeletionConsequences.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { useDeleteUser } from './useDeleteUser.ts';

type DeleteQuestionProps = { userID: string; name: string; onClose: () => void; onDeleted: () => void };

/** The current consequences of the deletion, and the number that must be typed to confirm it. */
export const DeleteQuestion = ({ userID, name, onClose, onDeleted }: DeleteQuestionProps) => {
  const { t } = useTranslation('userAdmin');
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
  const { deleteUser, isBusy } = useDeleteUser();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const remove = () => {
    setWrong(typed.trim() !== userID);
    if (typed.trim() !== userID) return;
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
    <QuestionForm confirm={t(($) => $.users.remove.confirm)} onConfirm={remove} {...{ isBusy, refusal, onClose }}>
      <DeletionConsequences preview={preview} />
      <TextField
        label={t(($) => $.users.remove.typed, { number: userID })}
        value={typed}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value)}
        error={isWrong ? t(($) => $.users.remove.typedWrong, { number: userID }) : undefined}
        inputMode="numeric"
        autoComplete="off"
      />
    </QuestionForm>
  );
};
