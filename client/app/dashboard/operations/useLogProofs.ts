import { useEffect, useState } from 'react';
import { graphql, useLazyLoadQuery, useMutation } from 'react-relay';
import type { useLogProofsMutation } from '../../../__generated__/useLogProofsMutation.graphql.ts';
import type { useLogProofsQuery } from '../../../__generated__/useLogProofsQuery.graphql.ts';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { useNotify } from '../../../core/notices.ts';
import { useRetryKey } from '../../../core/relay/retryKey.ts';

export type LogProofRun = useLogProofsQuery['response']['logProofs']['runs'][number];

const millisecondsBetweenReads = 1_500;

/** The last runs, the newest first, asked for again and again while one runs; and how to start one. */
export const useLogProofs = () => {
  const notify = useNotify();
  const errorText = useErrorText();
  const [reads, setReads] = useState(0);
  const { logProofs } = useLazyLoadQuery<useLogProofsQuery>(
    graphql`
      query useLogProofsQuery {
        logProofs {
          isRequested
          progress
          runs {
            startedAt
            seconds
            position
            events
            flawCount
            flaws {
              proof
              position
              because
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${reads}` },
  );
  const [commit, isBusy] = useMutation<useLogProofsMutation>(graphql`
    mutation useLogProofsMutation {
      proveLog {
        success
        msg
      }
    }
  `);
  const progress = logProofs.progress ?? null;
  const isRunning = logProofs.isRequested || progress !== null;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setReads((count) => count + 1), millisecondsBetweenReads);
    return () => clearInterval(timer);
  }, [isRunning]);
  const prove = () =>
    commit({
      variables: {},
      onCompleted: ({ proveLog }) => {
        notify({ kind: 'success', text: proveLog.msg });
        setReads((count) => count + 1);
      },
      onError: (error) => notify({ kind: 'error', text: errorText(error) }),
    });
  return { runs: logProofs.runs, progress, isRunning, prove, isBusy };
};
