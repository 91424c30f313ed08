import { useId } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import * as v from 'valibot';
import type { RemoveFactorDialog_user$key } from '../../../__generated__/RemoveFactorDialog_user.graphql.ts';
import { useNotify } from '../../../core/notices.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { AdminDialog } from '../../../ui/material/admin/AdminDialog.tsx';
import { Form } from '../../auth/Form.tsx';
import { RefusalNotice } from '../../auth/RefusalNotice.tsx';
import { useIssueText } from '../../auth/useIssueText.ts';
import { useRefusal } from '../../auth/useRefusal.ts';
import { PasswordField } from '../../password/PasswordField.tsx';
import { passwordEntries } from '../../password/currentPasswordSchema.ts';
import { useRemoveFactorOf } from './useRemoveFactorOf.ts';

/** The server's maximum. */
const longestReason = 500;
const reasonMissing = 'reasonMissing';
const formSchema = v.object({ ...passwordEntries, reason: v.pipe(v.string(), v.trim(), v.nonEmpty(reasonMissing)) });
type Values = v.InferOutput<typeof formSchema>;

const useRemoval = (userID: string, onRemoved: () => void) => {
  const { remove, isBusy } = useRemoveFactorOf();
  const { register, handleSubmit, formState, setError } = useForm<Values>({
    resolver: valibotResolver(formSchema),
    defaultValues: { password: '', reason: '' },
  });
  const { refusal, show, clear } = useRefusal<Values>({
    setError,
    fields: ['reason', 'password'],
    byCode: { ERR_WRONG_OLD_PASS: 'password' },
  });
  const submit = handleSubmit((values) => {
    clear();
    remove({ userID, ...values }, { onDone: onRemoved, onRefused: show });
  });
  return { register, submit, problems: formState.errors, refusal, isBusy };
};

type RemoveFactorDialogProps = { user: RemoveFactorDialog_user$key; onClose: () => void };

/** Removes the second factor of somebody who lost it: the reason goes to the person, the password proves who is at the computer. */
export const RemoveFactorDialog = ({ user: key, onClose }: RemoveFactorDialogProps) => {
  const { t } = useTranslation(['userAdmin', 'core']);
  const formId = useId();
  const { userID, firstName, lastName } = useFragment(
    graphql`
      fragment RemoveFactorDialog_user on User {
        userID
        firstName
        lastName
      }
    `,
    key,
  );
  const name = `${firstName} ${lastName}`;
  const notify = useNotify();
  const issueText = useIssueText();
  const { register, submit, problems, refusal, isBusy } = useRemoval(userID, () => {
    notify({ kind: 'success', text: t(($) => $.account.factor.removed, { name }) });
    onClose();
  });
  const reasonProblem = problems.reason?.message;
  return (
    <AdminDialog
      title={t(($) => $.account.factor.title, { name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.cancel, { ns: 'core' })}
          </Button>
          <Button type="submit" form={formId} variant="danger" isBusy={isBusy}>
            {t(($) => $.account.factor.confirm)}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t(($) => $.account.factor.text)}</p>
        <RefusalNotice refusal={refusal} />
        <TextField
          {...register('reason')}
          label={t(($) => $.account.factor.reason)}
          help={t(($) => $.account.factor.reasonHelp)}
          error={reasonProblem === reasonMissing ? t(($) => $.account.factor.reasonMissing) : issueText(reasonProblem)}
          maxLength={longestReason}
          autoComplete="off"
        />
        <PasswordField
          {...register('password')}
          label={t(($) => $.account.factor.password)}
          error={issueText(problems.password?.message)}
          autoComplete="current-password"
        />
      </Form>
    </AdminDialog>
  );
};
