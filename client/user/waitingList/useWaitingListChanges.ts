import { graphql } from 'react-relay';
import { useLiveChanges } from '../../core/relay/useLiveChanges.ts';

const subscription = graphql`
  subscription useWaitingListChangesSubscription {
    waitingListChanged {
      position
    }
  }
`;

/** Calls `onChange` after each change of the waiting list, and after each gap in the live connection. */
export const useWaitingListChanges = (onChange: () => void): void => useLiveChanges(subscription, onChange);
