import { graphql } from 'react-relay';
import { useLiveChanges } from '../core/relay/useLiveChanges.ts';

const subscription = graphql`
  subscription useOwnInvoiceChangesSubscription {
    ownInvoicesChanged {
      position
    }
  }
`;

/** Calls `onChange` after an invoice of the viewer has changed. */
export const useOwnInvoiceChanges = (onChange: () => void): void => useLiveChanges(subscription, onChange);
