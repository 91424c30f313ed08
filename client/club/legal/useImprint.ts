import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useImprintQuery, useImprintQuery$data } from '../../__generated__/useImprintQuery.graphql.ts';
import { useRetryKey } from '../../core/retryKey.ts';

/** Who runs the club, as far as it has said so. */
export const useImprint = (): useImprintQuery$data['imprint'] =>
  useLazyLoadQuery<useImprintQuery>(
    graphql`
      query useImprintQuery {
        imprint {
          board
          responsible
          registerCourt
          registerNumber
          vatId
        }
      }
    `,
    {},
    { fetchKey: useRetryKey() },
  ).imprint;
