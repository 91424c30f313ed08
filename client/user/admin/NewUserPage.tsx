import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { useNewAccountQuery } from '../../__generated__/useNewAccountQuery.graphql.ts';
import { useNotify } from '../../core/notices.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { BackLink } from '../../ui/layout/BackLink.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { UnsavedGuard } from '../../ui/forms/UnsavedGuard.tsx';
import { UserFields } from './form/UserFields.tsx';
import { UserFormFrame } from './form/UserFormFrame.tsx';
import { useCreateUser } from './form/useCreateUser.ts';
import { useDuplicates } from './form/useDuplicates.ts';
import { useNewAccount } from './form/useNewAccount.ts';
import { useUserForm } from './form/useUserForm.ts';
import { emptyForm, newUserOf, nameOf } from './form/userInput.ts';

/** Creates an account; the person is invited by e-mail. */
export const NewUserPage = ({ defaults }: { defaults: PreloadedQuery<useNewAccountQuery> }) => {
  const { t } = useTranslation('userAdmin');
  const navigate = useNavigate();
  const notify = useNotify();
  const errorText = useErrorText();
  const { nextNumber, discount } = useNewAccount(defaults);
  const { form, refusal, refuse, forget } = useUserForm({ ...emptyForm, discount: String(discount) });
  const duplicates = useDuplicates(null, nextNumber);
  const { createUser, isBusy } = useCreateUser();
  const [isDone, setDone] = useState(false);
  const submit = form.handleSubmit((values) => {
    forget();
    createUser(newUserOf(values), {
      onDone: () => {
        setDone(true);
        // Without an address nobody is invited: a child signs in through its guardian (decisions.md N5, Q7).
        const text = t(($) => (values.email === '' ? $.form.createdWithoutMail : $.form.created), {
          name: nameOf(values),
        });
        notify({ kind: 'success', text });
        void navigate('/dashboard/user');
      },
      onRefused: refuse,
    });
  });
  return (
    <Page title={t(($) => $.form.newTitle)} back={<BackLink to="/dashboard/user">{t(($) => $.account.back)}</BackLink>}>
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
