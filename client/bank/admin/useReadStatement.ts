import { useState } from 'react';
import { graphql } from 'react-relay';
import type {
  useReadStatementMutation,
  useReadStatementMutation$data,
} from '../../__generated__/useReadStatementMutation.graphql.ts';
import { ServerRefusal } from '../../core/errors/serverRefusal.ts';
import { useIdempotentMutation } from '../../core/relay/useIdempotentMutation.ts';
import { base64Of } from './base64Of.ts';

export type Reading = useReadStatementMutation$data['readStatement'];
export type Movement = Reading['entries'][number];
export type MatchedInvoice = Movement['invoices'][number];

/** In bytes: an ADMIN's request has 2 MB at most, and Base64 takes a third more. */
const largestFile = 1_450_000;

/** Reads a statement of account; `reading` is null until then. Refused with the codes of contracts/bank. */
export const useReadStatement = () => {
  const { call, isBusy } = useIdempotentMutation<useReadStatementMutation>(graphql`
    mutation useReadStatementMutation($file: String!) {
      readStatement(file: $file) {
        entries {
          entryID
          bookedOn
          amount
          name
          text
          returnCode
          match
          reason
          invoices {
            _id
            invoiceNumber
            amountDue
            firstName
            lastName
          }
        }
        gaps {
          kind
          iban
          on
          amount
        }
        repeated
        otherAccounts
        awaited {
          _id
          invoiceNumber
          amountDue
          firstName
          lastName
        }
      }
    }
  `);
  const [read, setRead] = useState<Readonly<{ name: string; reading: Reading }> | null>(null);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const open = async (file: File) => {
    setRefusal(null);
    if (file.size > largestFile) {
      setRefusal(new ServerRefusal('ERR_STATEMENT_TOO_LARGE'));
      return;
    }
    call(
      { file: await base64Of(file) },
      {
        onDone: ({ readStatement }) => setRead({ name: file.name, reading: readStatement }),
        onRefused: setRefusal,
      },
    );
  };
  return { read, refusal, isBusy, open: (file: File) => void open(file), close: () => setRead(null) };
};
