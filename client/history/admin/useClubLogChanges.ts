import { graphql } from 'react-relay';
import { useLiveChanges } from '../../core/relay/useLiveChanges.ts';

const subscription = graphql`
  subscription useClubLogChangesSubscription {
    clubLogChanged {
      position
    }
  }
`;

/** Calls `onChange` after the club log has got new entries. */
export const useClubLogChanges = (onChange: () => void): void => useLiveChanges(subscription, onChange);
