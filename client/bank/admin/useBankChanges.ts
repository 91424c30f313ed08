import { graphql } from 'react-relay';
import { useInvoiceChanges } from '../../core/relay/useInvoiceChanges.ts';
import { useLiveChanges } from '../../core/relay/useLiveChanges.ts';

const subscription = graphql`
  subscription useBankChangesSubscription {
    bankChanged {
      position
    }
  }
`;

/** Calls `onChange` after a movement, or an invoice that one may pay, has changed. */
export const useBankChanges = (onChange: () => void): void => {
  useLiveChanges(subscription, onChange);
  useInvoiceChanges(onChange);
};
