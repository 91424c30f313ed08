import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate, graphql } from 'relay-runtime';
import type { useRequestEmailChangeMutation } from '../../../__generated__/useRequestEmailChangeMutation.graphql.ts';
import { type MutationCallbacks, useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';

type EmailChangeInput = useRequestEmailChangeMutation['variables'];

/**
 * Sends a link to a new address; the present one stays until the link is opened (decisions.md U8), and `newEmail` shows
 * this on the screen. `id` is the person's node. Refused with ERR_WRONG_OLD_PASS, ERR_TOO_MANY_LOGIN_ATTEMPTS or
 * ERR_INVALID_INPUT.
 */
export const useRequestEmailChange = (id: string) => {
  const environment = useRelayEnvironment();
  const { call, isBusy } = useIdempotentMutation<useRequestEmailChangeMutation>(graphql`
    mutation useRequestEmailChangeMutation($userID: ID!, $email: String!, $password: String) {
      verifyNewMail(userID: $userID, email: $email, password: $password) {
        success
      }
    }
  `);
  const requestEmailChange = useCallback(
    (input: EmailChangeInput, { onDone, onRefused }: MutationCallbacks<undefined>) =>
      call(input, {
        onDone: () => {
          commitLocalUpdate(environment, (store) => {
            store.get(id)?.setValue(input.email, 'newEmail');
          });
          onDone(undefined);
        },
        onRefused,
      }),
    [call, environment, id],
  );
  return { requestEmailChange, isBusy };
};
