import { useState } from 'react';
import { graphql } from 'relay-runtime';
import type { useImportMutation, useImportMutation$data } from '../../../__generated__/useImportMutation.graphql.ts';
import { useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';

export type ImportAnswer = useImportMutation$data['importUsers'];

/** The state of an import: what was checked, and what was created. */
export type ImportState =
  | Readonly<{ step: 'choosing' }>
  | Readonly<{ step: 'checked'; answer: ImportAnswer }>
  | Readonly<{ step: 'done'; answer: ImportAnswer }>;

/**
 * Checks a file of people, then creates those whose lines are right. The check creates nothing; only a checked text can be created. Refused with ERR_INVALID_INPUT where the text is no table.
 */
export const useImport = () => {
  const { call: sendOnce, isBusy } = useIdempotentMutation<useImportMutation>(graphql`
    mutation useImportMutation($csv: String!, $dryRun: Boolean!, $invite: Boolean) {
      importUsers(csv: $csv, dryRun: $dryRun, invite: $invite) {
        created
        invited
        ignoredColumns
        rest
        preview {
          line
          userID
          name
          companyName
          email
          phone
          address
          role
        }
        problems {
          line
          field
          code
          value
        }
      }
    }
  `);
  const [state, setState] = useState<ImportState>({ step: 'choosing' });
  const [refusal, setRefusal] = useState<Error | null>(null);
  const send = (csv: string, dryRun: boolean, invite: boolean) => {
    setRefusal(null);
    sendOnce(
      { csv, dryRun, invite },
      {
        onDone: ({ importUsers: answer }) => {
          setState({ step: !dryRun && answer.created > 0 ? 'done' : 'checked', answer });
        },
        onRefused: setRefusal,
      },
    );
  };
  return {
    state,
    refusal,
    isBusy,
    check: (csv: string) => send(csv, true, true),
    run: (csv: string, invite: boolean) => send(csv, false, invite),
    /** A changed text: the result of the last check does not apply to it. */
    startOver: () => {
      setState({ step: 'choosing' });
      setRefusal(null);
    },
  };
};
