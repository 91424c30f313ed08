import { useState } from 'react';
import { graphql } from 'react-relay';
import type {
  useReadStatementMutation,
  useReadStatementMutation$data,
} from '../../__generated__/useReadStatementMutation.graphql.ts';
import { ServerRefusal } from '../../core/errors/serverRefusal.ts';
import { useIdempotentMutation } from '../../core/relay/useIdempotentMutation.ts';
import { base64Of } from './base64Of.ts';

type Reading = useReadStatementMutation$data['readStatement'] & Readonly<{ name: string }>;

/** In bytes: an ADMIN's request has 2 MB at most, and Base64 takes a third more. */
const largestFile = 1_450_000;

/** Reads and keeps a statement of account; `read` is null until then. Refused with the codes of contracts/bank. */
export const useReadStatement = (onRead: () => void) => {
  const { call, isBusy } = useIdempotentMutation<useReadStatementMutation>(graphql`
    mutation useReadStatementMutation($file: String!) {
      readStatement(file: $file) {
        found
        added
        otherAccounts
        skippedAccounts
        unreadable
        isCutOff
      }
    }
  `);
  const [read, setRead] = useState<Reading | null>(null);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const refuse = (error: Error) => {
    setRead(null);
    setRefusal(error);
  };
  const open = async (file: File) => {
    setRefusal(null);
    if (file.size > largestFile) {
      refuse(new ServerRefusal('ERR_STATEMENT_TOO_LARGE'));
      return;
    }
    call(
      { file: await base64Of(file) },
      {
        onDone: ({ readStatement }) => {
          setRead({ ...readStatement, name: file.name });
          onRead();
        },
        onRefused: refuse,
      },
    );
  };
  return { read, refusal, isBusy, open: (file: File) => void open(file) };
};
