import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../core/notices.ts';
import { useErrorText } from '../core/useErrorText.ts';
import { NoticeBox } from '../ui/NoticeBox.tsx';
import { Page } from '../ui/Page.tsx';
import { UnsavedGuard } from '../ui/UnsavedGuard.tsx';
import { UserFields } from './form/UserFields.tsx';
import { UserFormFrame } from './form/UserFormFrame.tsx';
import { useCreateUser } from './form/useCreateUser.ts';
import { useDuplicates } from './form/useDuplicates.ts';
import { useNextNumber } from './form/useNextNumber.ts';
import { useUserForm } from './form/useUserForm.ts';
import { emptyForm, newUserOf } from './form/userInput.ts';

/** An account for somebody, who is then invited by mail. */
export const NewUserPage = () => {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const notify = useNotify();
  const errorText = useErrorText();
  const { form, refusal, refuse, forget } = useUserForm(emptyForm);
  const duplicates = useDuplicates(null, useNextNumber());
  const { createUser, isBusy } = useCreateUser();
  const [isDone, setDone] = useState(false);
  const submit = form.handleSubmit((values) => {
    forget();
    createUser(newUserOf(values), {
      onDone: () => {
        setDone(true);
        notify({ kind: 'success', text: t(($) => $.form.created, { name: `${values.firstName} ${values.lastName}` }) });
        void navigate('/dashboard/user');
      },
      onRefused: refuse,
    });
  });
  return (
    <Page title={t(($) => $.form.newTitle)}>
      <UserFormFrame submit={t(($) => $.form.create)} isBusy={isBusy} onSubmit={() => void submit()}>
        {refusal && (
          <NoticeBox kind="error" role="alert">
            {errorText(refusal)}
          </NoticeBox>
        )}
        <UserFields form={form} duplicates={duplicates} isNew isLastAdmin={false} isEmailFixed={false} />
      </UserFormFrame>
      <UnsavedGuard isDirty={form.formState.isDirty && !isDone} />
    </Page>
  );
};
