import { graphql } from 'react-relay';
import { useLiveChanges } from './useLiveChanges.ts';

const subscription = graphql`
  subscription useInvoiceChangesSubscription {
    invoicesChanged {
      position
    }
  }
`;

/** Calls `onChange` after anybody's invoice has changed; for ADMINs. */
export const useInvoiceChanges = (onChange: () => void): void => useLiveChanges(subscription, onChange);
