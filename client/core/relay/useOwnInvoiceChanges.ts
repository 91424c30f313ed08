import { graphql } from 'react-relay';
import { useLiveChanges } from './useLiveChanges.ts';

const subscription = graphql`
  subscription useOwnInvoiceChangesSubscription {
    ownInvoicesChanged {
      position
    }
  }
`;

/** Calls `onChange` after an invoice of the viewer has changed, or what they owe, or what those owe for whom they pay. */
export const useOwnInvoiceChanges = (onChange: () => void): void => useLiveChanges(subscription, onChange);
