import { graphql } from 'react-relay';
import type { useCalendarLinkRemoveMutation } from '../../../__generated__/useCalendarLinkRemoveMutation.graphql.ts';
import type { useCalendarLinkRenewMutation } from '../../../__generated__/useCalendarLinkRenewMutation.graphql.ts';
import { useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';

/** Makes a new link to the own calendar, which ends the one before it, and removes it. */
export const useCalendarLink = () => {
  const renewal = useIdempotentMutation<useCalendarLinkRenewMutation>(graphql`
    mutation useCalendarLinkRenewMutation {
      renewCalendarLink {
        path
      }
    }
  `);
  const removal = useIdempotentMutation<useCalendarLinkRemoveMutation>(graphql`
    mutation useCalendarLinkRemoveMutation {
      removeCalendarLink {
        success
      }
    }
  `);
  return { renewal, removal };
};
