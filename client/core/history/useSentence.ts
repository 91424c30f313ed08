import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { useSentence_entry$key } from '../../__generated__/useSentence_entry.graphql.ts';
import { useViewer } from '../session/useViewer.ts';
import type { historyTextsDe } from './texts.de.ts';

type Action = keyof typeof historyTextsDe.others;
const known: Readonly<Record<Action, true>> = {
  CourtBooked: true,
  BookingChanged: true,
  SeriesChanged: true,
  BookingCancelled: true,
  BookingDeleted: true,
  PlayersChanged: true,
  PlayerLeft: true,
  RemarkChanged: true,
  SeriesPlanned: true,
  ClubEventAnnounced: true,
  ClubEventRevised: true,
  ClubEventCalledOff: true,
  ClubEventReinstated: true,
  ClubEventDeleted: true,
  other: true,
};
const isKnown = (action: string): action is Action => Object.hasOwn(known, action);

/** Who did what, in one sentence. What others did, the club did, for everybody but an ADMIN (decisions.md N47). */
export const useSentence = (key: useSentence_entry$key): string => {
  const { t } = useTranslation('history');
  const viewer = useViewer();
  const { action, actor, cause, role } = useFragment(
    graphql`
      fragment useSentence_entry on HistoryEntry {
        action
        actor {
          userID
          firstName
          lastName
        }
        cause
        role
      }
    `,
    key,
  );
  const who = (): string => {
    if (cause === 'SYSTEM') return t(($) => $.system);
    if (!actor) return viewer.role === 'ADMIN' ? t(($) => $.erased) : t(($) => $.club);
    const name = `${actor.firstName} ${actor.lastName}`;
    return cause === 'CLUB' && role === 'ADMIN' ? t(($) => $.admin, { name }) : name;
  };
  const shown = isKnown(action) ? action : 'other';
  if (actor?.userID === viewer.userID) return t(($) => $.you[shown]);
  return t(($) => $.others[shown], { who: who() });
};
