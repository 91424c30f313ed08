import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useVouchersVisibleQuery } from '../../__generated__/useVouchersVisibleQuery.graphql.ts';

/**
 * Whether hour cards are of use to the viewer (decisions.md P24). False until the answer is there: a menu does not wait for it, nor does it
 * fail with it.
 */
export const useVouchersVisible = (): boolean => {
  const environment = useRelayEnvironment();
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const subscription = fetchQuery<useVouchersVisibleQuery>(
      environment,
      graphql`
        query useVouchersVisibleQuery {
          vouchersVisible
        }
      `,
      {},
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ vouchersVisible }) => setVisible(vouchersVisible),
      error: () => setVisible(false),
    });
    return () => subscription.unsubscribe();
  }, [environment]);
  return isVisible;
};
