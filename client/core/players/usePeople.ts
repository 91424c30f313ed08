import { useCallback, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, graphql } from 'relay-runtime';
import type { usePeopleQuery } from '../../__generated__/usePeopleQuery.graphql.ts';

export type ClubPerson = Readonly<{ userID: string; firstName: string; lastName: string }>;
type People = Readonly<{ members: readonly ClubPerson[]; frequent: readonly ClubPerson[] }>;
export type PeopleState = Readonly<{ state: 'idle' | 'loading' | 'failed' } & People>;

const nobody: People = { members: [], frequent: [] };

/** The people of the club, and those whom the viewer named most often; loaded by `load`, once, and again after a failure. */
export const usePeople = () => {
  const environment = useRelayEnvironment();
  const [people, setPeople] = useState<PeopleState>({ state: 'idle', ...nobody });
  const [isWanted, setWanted] = useState(false);
  const load = useCallback(() => {
    if (isWanted) return;
    setWanted(true);
    setPeople({ state: 'loading', ...nobody });
    fetchQuery<usePeopleQuery>(
      environment,
      graphql`
        query usePeopleQuery {
          members {
            userID
            firstName
            lastName
          }
          frequentPlayers {
            userID
            firstName
            lastName
          }
        }
      `,
      {},
    ).subscribe({
      next: ({ members, frequentPlayers }) => setPeople({ state: 'idle', members, frequent: frequentPlayers }),
      error: () => {
        setPeople({ state: 'failed', ...nobody });
        setWanted(false);
      },
    });
  }, [environment, isWanted]);
  return { people, load };
};
