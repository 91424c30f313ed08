import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate, graphql } from 'relay-runtime';
import type { useRequestEmailChangeMutation } from '../../../__generated__/useRequestEmailChangeMutation.graphql.ts';
import { type Answers, useCall } from '../../../core/useCall.ts';

type Wanted = useRequestEmailChangeMutation['variables'];

/**
 * Sends a link to a new address; the present one stays until it is opened (decisions.md U8), and `newEmail` says so on the
 * screen. `id` is the person's node. Refused with ERR_WRONG_OLD_PASS, ERR_TOO_MANY_LOGIN_ATTEMPTS or ERR_INVALID_INPUT.
 */
export const useRequestEmailChange = (id: string) => {
  const environment = useRelayEnvironment();
  const { call, isBusy } = useCall<useRequestEmailChangeMutation>(graphql`
    mutation useRequestEmailChangeMutation($userID: ID!, $email: String!, $password: String) {
      verifyNewMail(userID: $userID, email: $email, password: $password) {
        success
      }
    }
  `);
  const requestEmailChange = useCallback(
    (wanted: Wanted, { onDone, onRefused }: Answers<undefined>) =>
      call(wanted, {
        onDone: () => {
          commitLocalUpdate(environment, (store) => {
            store.get(id)?.setValue(wanted.email, 'newEmail');
          });
          onDone(undefined);
        },
        onRefused,
      }),
    [call, environment, id],
  );
  return { requestEmailChange, isBusy };
};
