import { fetchQuery } from 'react-relay';
import { type Environment, graphql } from 'relay-runtime';
import type { fetchClubLogQuery, fetchClubLogQuery$data } from '../../__generated__/fetchClubLogQuery.graphql.ts';
import type { ClubLogFilter } from './clubLogFilter.ts';

export type ExportedEntry = fetchClubLogQuery$data['clubLog']['entries'][number];

const query = graphql`
  query fetchClubLogQuery(
    $search: String
    $kind: HistoryKind
    $action: String
    $person: String
    $actor: String
    $subject: String
    $day: Date
    $fromDate: Date
    $toDate: Date
    $page: Int
    $size: Int
  ) {
    clubLog(
      search: $search
      kind: $kind
      action: $action
      person: $person
      actor: $actor
      subject: $subject
      day: $day
      fromDate: $fromDate
      toDate: $toDate
      page: $page
      size: $size
    ) {
      total
      entries {
        at
        action
        kind
        role
        reason
        details
        position
        subjectID
        actor {
          userID
          firstName
          lastName
        }
        person {
          userID
          firstName
          lastName
        }
      }
    }
  }
`;

/** The server's maximum. */
const size = 100;

/**
 * All entries that match, the newest first; calls `onProgress` after each page. Throws `ServerRefusal`. An entry that is added
 * meanwhile moves others to the next page: duplicates are removed.
 */
export const fetchClubLog = async (
  environment: Environment,
  filter: ClubLogFilter,
  onProgress: (progress: Readonly<{ done: number; total: number }>) => void,
): Promise<readonly ExportedEntry[]> => {
  const found = new Map<string, ExportedEntry>();
  for (let page = 1; ; page += 1) {
    const answer = await fetchQuery<fetchClubLogQuery>(
      environment,
      query,
      { ...filter, page, size },
      { networkCacheConfig: { force: true } },
    ).toPromise();
    const { entries, total } = answer?.clubLog ?? { entries: [], total: 0 };
    for (const entry of entries) found.set(`${entry.position} ${entry.subjectID}`, entry);
    onProgress({ done: found.size, total });
    if (entries.length < size) return [...found.values()];
  }
};
