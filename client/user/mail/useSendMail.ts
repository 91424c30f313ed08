import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { MailType, useSendMailMutation } from '../../__generated__/useSendMailMutation.graphql.ts';
import { type Answers, useCall } from '../../core/useCall.ts';

/**
 * Asks for a letter with a code. Succeeds whether there is such an account or not (decisions.md U6), so that nobody learns
 * who is a member; refused with ERR_INVALID_INPUT, ERR_NETWORK or a fault of the server.
 */
export const useSendMail = () => {
  const { call, isBusy } = useCall<useSendMailMutation>(graphql`
    mutation useSendMailMutation($email: String!, $type: MailType!) {
      resendMail(email: $email, type: $type) {
        success
      }
    }
  `);
  const send = useCallback(
    (letter: Readonly<{ email: string; type: MailType }>, answers: Answers<unknown>) => call(letter, answers),
    [call],
  );
  return { send, isBusy };
};
