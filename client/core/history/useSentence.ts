import { useTranslation } from 'react-i18next';
import type { HistoryEntryView_entry$data } from '../../__generated__/HistoryEntryView_entry.graphql.ts';
import { useViewer } from '../session/useViewer.ts';
import type { historyTextsDe } from './texts.de.ts';

type Action = keyof typeof historyTextsDe.others;
const known: Readonly<Record<Action, true>> = { CourtBooked: true, BookingCancelled: true, other: true };
const isKnown = (action: string): action is Action => Object.hasOwn(known, action);

type Entry = Pick<HistoryEntryView_entry$data, 'action' | 'actor' | 'cause' | 'role'>;

/** Who did what, in one sentence. What others did, the club did, for everybody but an ADMIN (decisions.md N47). */
export const useSentence = (): ((entry: Entry) => string) => {
  const { t } = useTranslation('history');
  const viewer = useViewer();
  const nameOf = ({ actor, cause, role }: Entry): string => {
    if (cause === 'SYSTEM') return t(($) => $.system);
    if (!actor) return viewer.role === 'ADMIN' ? t(($) => $.erased) : t(($) => $.club);
    const name = `${actor.firstName} ${actor.lastName}`;
    return cause === 'CLUB' && role === 'ADMIN' ? t(($) => $.admin, { name }) : name;
  };
  return (entry) => {
    const action = isKnown(entry.action) ? entry.action : 'other';
    if (entry.actor?.userID === viewer.userID) return t(($) => $.you[action]);
    return t(($) => $.others[action], { who: nameOf(entry) });
  };
};
