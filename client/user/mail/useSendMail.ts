import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { MailType, useSendMailMutation } from '../../__generated__/useSendMailMutation.graphql.ts';
import { type MutationCallbacks, useIdempotentMutation } from '../../core/relay/useIdempotentMutation.ts';

/**
 * Requests an e-mail with a code. Succeeds whether the account exists or not (decisions.md U6), so that the result does
 * not reveal who is a member; refused with ERR_INVALID_INPUT, ERR_NETWORK or a server error.
 */
export const useSendMail = () => {
  const { call, isBusy } = useIdempotentMutation<useSendMailMutation>(graphql`
    mutation useSendMailMutation($email: String!, $type: MailType!) {
      resendMail(email: $email, type: $type) {
        success
      }
    }
  `);
  const send = useCallback(
    (mail: Readonly<{ email: string; type: MailType }>, callbacks: MutationCallbacks<unknown>) => call(mail, callbacks),
    [call],
  );
  return { send, isBusy };
};
