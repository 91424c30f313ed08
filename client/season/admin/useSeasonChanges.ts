import { graphql } from 'react-relay';
import { useLiveChanges } from '../../core/relay/useLiveChanges.ts';

const subscription = graphql`
  subscription useSeasonChangesSubscription {
    seasonChanged {
      position
    }
  }
`;

/** Calls `onChange` after each change of a draft, e.g. an answer, and after each gap in the live connection. */
export const useSeasonChanges = (onChange: () => void): void => useLiveChanges(subscription, onChange);
