import { valibotResolver } from '@hookform/resolvers/valibot';
import { reportAll } from '../../../core/forms/formOptions.ts';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ChangePasswordCard_user$key } from '../../../__generated__/ChangePasswordCard_user.graphql.ts';
import { useNotify } from '../../../core/notices.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Form } from '../../auth/Form.tsx';
import { RefusalNotice } from '../../auth/RefusalNotice.tsx';
import { useRefusal } from '../../auth/useRefusal.ts';
import { CurrentPasswordField } from '../../password/CurrentPasswordField.tsx';
import { HiddenUsername } from '../../password/HiddenUsername.tsx';
import { NewPasswordFields } from '../../password/NewPasswordFields.tsx';
import { personalWordsOf } from '../../password/passwordSchema.ts';
import { type ChangePasswordForm, changePasswordSchema } from './changePasswordSchema.ts';
import { useChangePassword } from './useChangePassword.ts';

const emptyForm: ChangePasswordForm = { oldPassword: '', password: '', confirmation: '' };

/** The old password, and the new one twice; the change ends all other sessions. */
export const ChangePasswordCard = ({ user: key }: { user: ChangePasswordCard_user$key }) => {
  const { t } = useTranslation('profile');
  const notify = useNotify();
  const { userID, firstName, lastName, email } = useFragment(
    graphql`
      fragment ChangePasswordCard_user on User {
        userID
        firstName
        lastName
        email
      }
    `,
    key,
  );
  const personalWords = personalWordsOf({ firstName, lastName, email: email ?? '' });
  const { changePassword, isBusy } = useChangePassword();
  const { register, handleSubmit, formState, setError, control, reset } = useForm<ChangePasswordForm>({
    resolver: valibotResolver(changePasswordSchema(personalWords)),
    defaultValues: emptyForm,
    ...reportAll,
  });
  const [password, confirmation] = useWatch({ control, name: ['password', 'confirmation'] });
  const { refusal, show, clear } = useRefusal<ChangePasswordForm>({
    setError,
    fields: ['oldPassword', 'password'],
    aliases: { newPassword: 'password' },
    byCode: { ERR_WRONG_OLD_PASS: 'oldPassword' },
  });
  const submit = handleSubmit(({ oldPassword, password: newPassword }) => {
    clear();
    changePassword(
      { userID, data: { oldPassword, newPassword } },
      {
        onDone: () => {
          reset(emptyForm);
          notify({ kind: 'success', text: t(($) => $.changePassword.done) });
        },
        onRefused: show,
      },
    );
  });
  const { errors } = formState;
  return (
    <Card>
      <p>{t(($) => $.changePassword.text)}</p>
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <RefusalNotice refusal={refusal} />
        <HiddenUsername credential={email ?? userID} />
        <CurrentPasswordField
          field={register('oldPassword')}
          problem={errors.oldPassword?.message}
          label={t(($) => $.changePassword.old)}
        />
        <NewPasswordFields
          fields={{ password: register('password'), confirmation: register('confirmation') }}
          typed={{ password, confirmation }}
          problems={{ password: errors.password?.message, confirmation: errors.confirmation?.message }}
          personalWords={personalWords}
        />
        <ButtonRow>
          <Button type="submit" isBusy={isBusy}>
            {t(($) => $.changePassword.submit)}
          </Button>
        </ButtonRow>
      </Form>
    </Card>
  );
};
