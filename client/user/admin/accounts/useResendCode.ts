import { graphql, useMutation } from 'react-relay';
import { useTranslation } from 'react-i18next';
import type { Role } from '@platzwart/contracts/core';
import type { useResendCodeMutation } from '../../../__generated__/useResendCodeMutation.graphql.ts';
import { useNotify } from '../../../core/notices.ts';
import { useErrorText } from '../../../core/errors/useErrorText.ts';

/** Sends the pending e-mail of an account again, as often as decisions.md U6 allows. */
export const useResendCode = () => {
  const { t } = useTranslation('userAdmin');
  const notify = useNotify();
  const errorText = useErrorText();
  const [commit] = useMutation<useResendCodeMutation>(graphql`
    mutation useResendCodeMutation($email: String!, $type: MailType!) {
      resendMail(email: $email, type: $type) {
        success
      }
    }
  `);
  return ({ email, role }: Readonly<{ email: string; role: Role }>) =>
    commit({
      variables: { email, type: role === 'GUEST' ? 'GUEST_VERIFY' : 'INIT_CODE' },
      onCompleted: () => notify({ kind: 'success', text: t(($) => $.users.resent, { email }) }),
      onError: (error) => notify({ kind: 'error', text: errorText(error) }),
    });
};
