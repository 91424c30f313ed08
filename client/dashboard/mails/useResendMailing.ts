import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { useResendMailingMutation } from '../../__generated__/useResendMailingMutation.graphql.ts';
import { useNotify } from '../../core/notices.ts';
import { useErrorText } from '../../core/useErrorText.ts';

/** Sends a letter that has been sent, or given up, once more; `onChanged` is told when the server has taken it. */
export const useResendMailing = (onChanged: () => void) => {
  const { t } = useTranslation('dashboard');
  const notify = useNotify();
  const errorText = useErrorText();
  const [commit, isBusy] = useMutation<useResendMailingMutation>(graphql`
    mutation useResendMailingMutation($id: ID!) {
      resendMailing(id: $id) {
        success
      }
    }
  `);
  const resend = (id: string) => {
    if (isBusy) return;
    commit({
      variables: { id },
      onCompleted: () => {
        notify({ kind: 'success', text: t(($) => $.mails.resent) });
        onChanged();
      },
      onError: (error) => notify({ kind: 'error', text: errorText(error) }),
    });
  };
  return { resend, isBusy };
};
