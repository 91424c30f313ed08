import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { useResendMailingMutation } from '../../__generated__/useResendMailingMutation.graphql.ts';
import { useNotify } from '../../core/notices.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';

/** Sends an e-mail again that was sent or has failed; calls `onChanged` when the server has accepted it. */
export const useResendMailing = (onChanged: () => void) => {
  const { t } = useTranslation('mailAdmin');
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
        notify({ kind: 'success', text: t(($) => $.resent) });
        onChanged();
      },
      onError: (error) => notify({ kind: 'error', text: errorText(error) }),
    });
  };
  return { resend, isBusy };
};
