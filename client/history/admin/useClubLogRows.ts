import { useTranslation } from 'react-i18next';
import type { ExportedEntry } from './fetchClubLog.ts';

const columns = [
  'at',
  'position',
  'kind',
  'action',
  'actor',
  'role',
  'person',
  'subject',
  'reason',
  'details',
] as const;

type Person = ExportedEntry['actor'];
const nameOf = (person: Person): string => (person ? `${person.lastName}, ${person.firstName} (${person.userID})` : '');

/** The rows of the exported club log, with its head, in the language on screen; instants as ISO in UTC. */
export const useClubLogRows = () => {
  const { t } = useTranslation('historyAdmin');
  const cellsOf = ({ kind, ...entry }: ExportedEntry): readonly string[] => [
    entry.at,
    entry.position,
    kind == null ? '' : t(($) => $.kinds[kind]),
    entry.action,
    nameOf(entry.actor),
    entry.role ?? '',
    nameOf(entry.person),
    entry.subjectID,
    entry.reason ?? '',
    entry.details,
  ];
  return (entries: readonly ExportedEntry[]): readonly (readonly string[])[] => [
    columns.map((column) => t(($) => $.exportColumns[column])),
    ...entries.map(cellsOf),
  ];
};
