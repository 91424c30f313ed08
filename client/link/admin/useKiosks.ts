import { graphql } from 'react-relay';
import type { useKiosksCreateMutation } from '../../__generated__/useKiosksCreateMutation.graphql.ts';
import type { useKiosksPairMutation } from '../../__generated__/useKiosksPairMutation.graphql.ts';
import type { useKiosksRemoveMutation } from '../../__generated__/useKiosksRemoveMutation.graphql.ts';
import { useIdempotentMutation } from '../../core/relay/useIdempotentMutation.ts';

/** Adds, pairs and removes screens. */
export const useKiosks = () => {
  const creation = useIdempotentMutation<useKiosksCreateMutation>(graphql`
    mutation useKiosksCreateMutation($name: String!) {
      createKiosk(name: $name) {
        path
      }
    }
  `);
  const pairing = useIdempotentMutation<useKiosksPairMutation>(graphql`
    mutation useKiosksPairMutation($code: String!, $name: String!) {
      pairKiosk(code: $code, name: $name) {
        success
      }
    }
  `);
  const removal = useIdempotentMutation<useKiosksRemoveMutation>(graphql`
    mutation useKiosksRemoveMutation($id: ID!) {
      removeKiosk(id: $id) {
        success
      }
    }
  `);
  return { creation, pairing, removal };
};
