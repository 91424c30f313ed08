import { useState } from 'react';
import { graphql } from 'relay-runtime';
import type { useImportMutation, useImportMutation$data } from '../../__generated__/useImportMutation.graphql.ts';
import { useSingleMutation } from '../../core/useSingleMutation.ts';

export type ImportAnswer = useImportMutation$data['importUsers'];

/** How far an import has come: what was checked, and what was made of it. */
export type ImportState =
  | Readonly<{ step: 'choosing' }>
  | Readonly<{ step: 'checked'; answer: ImportAnswer }>
  | Readonly<{ step: 'done'; created: number }>;

/**
 * Checks a file of people, and creates them all or none. Nothing is created by the check; what was not checked is not created.
 * Refused with ERR_INVALID_INPUT where the text is no table at all.
 */
export const useImport = () => {
  const { send: sendOnce, isBusy } = useSingleMutation<useImportMutation>(graphql`
    mutation useImportMutation($csv: String!, $dryRun: Boolean!) {
      importUsers(csv: $csv, dryRun: $dryRun) {
        created
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
  const send = (csv: string, dryRun: boolean) => {
    setRefusal(null);
    sendOnce(
      { csv, dryRun },
      {
        onDone: ({ importUsers: answer }) => {
          const isDone = !dryRun && answer.problems.length === 0;
          setState(isDone ? { step: 'done', created: answer.created } : { step: 'checked', answer });
        },
        onRefused: setRefusal,
      },
    );
  };
  return {
    state,
    refusal,
    isBusy,
    check: (csv: string) => send(csv, true),
    run: (csv: string) => send(csv, false),
    /** Another text: what was said of the last one does not hold for it. */
    startOver: () => {
      setState({ step: 'choosing' });
      setRefusal(null);
    },
  };
};
