import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../../core/notices.ts';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { UnsavedGuard } from '../../../ui/forms/UnsavedGuard.tsx';
import { UserFields } from './UserFields.tsx';
import { UserFormFrame } from './UserFormFrame.tsx';
import { useDuplicates } from './useDuplicates.ts';
import { useUpdateUser } from './useUpdateUser.ts';
import { useUserForm } from './useUserForm.ts';
import { type EditedUser, changesOf, formOf, nameOf } from './userInput.ts';

/** All data of one account; saving sends only what was changed. */
export const EditUserForm = ({ user, isLastAdmin }: { user: EditedUser; isLastAdmin: boolean }) => {
  const { t } = useTranslation('userAdmin');
  const navigate = useNavigate();
  const notify = useNotify();
  const errorText = useErrorText();
  // The account at the moment when the form was opened: later changes by others must not count as changes of this form.
  const [initialForm] = useState(() => formOf(user));
  const { form, refusal, refuse, forget } = useUserForm(initialForm);
  const duplicates = useDuplicates(user.userID, null);
  const { updateUser, isBusy } = useUpdateUser();
  const [isDone, setDone] = useState(false);
  const submit = form.handleSubmit((values) => {
    forget();
    const changes = changesOf(initialForm, values);
    if (Object.keys(changes).length === 0) {
      notify({ kind: 'info', text: t(($) => $.form.nothingChanged) });
      return;
    }
    updateUser(
      { userID: user.userID, user: changes },
      {
        onDone: () => {
          setDone(true);
          notify({ kind: 'success', text: t(($) => $.form.saved, { name: nameOf(values) }) });
          void navigate('/dashboard/user');
        },
        onRefused: refuse,
      },
    );
  });
  return (
    <>
      <UserFormFrame submit={t(($) => $.form.save)} isBusy={isBusy} onSubmit={() => void submit()}>
        {refusal && (
          <NoticeBox kind="error" role="alert">
            {errorText(refusal)}
          </NoticeBox>
        )}
        <UserFields
          form={form}
          duplicates={duplicates}
          isNew={false}
          isLastAdmin={isLastAdmin}
          isEmailFixed={user.verified}
        />
      </UserFormFrame>
      <UnsavedGuard isDirty={form.formState.isDirty && !isDone} />
    </>
  );
};
