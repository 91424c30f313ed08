import { type Who, sentenceOf } from '@platzwart/contracts/history-sentence';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { useSentence_entry$key } from '../../__generated__/useSentence_entry.graphql.ts';
import { useViewer } from '../session/useViewer.ts';

/** Who did what, in one sentence (contracts, `sentenceOf`). */
export const useSentence = (key: useSentence_entry$key): string => {
  const { t } = useTranslation('history');
  const viewer = useViewer();
  const { action, actor, cause, role, details } = useFragment(
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
        details
      }
    `,
    key,
  );
  const nameOf = (who: Who): string => {
    if (who.kind === 'person') return who.name;
    if (who.kind === 'admin') return t(($) => $.admin, { name: who.name });
    const { kind } = who;
    return t(($) => $[kind]);
  };
  const name = actor && { firstName: actor.firstName, lastName: actor.lastName };
  const sentence = sentenceOf({ action, cause, role, details, actor: name }, viewer.role === 'ADMIN');
  if (sentence.group === 'withoutSession') return t(($) => $.withoutSession[sentence.key]);
  const { key: said, who, facts } = sentence;
  if (actor?.userID === viewer.userID) return t(($) => $.you[said], { defaultValue: t(($) => $.you.other), ...facts });
  const named = { who: nameOf(who), ...facts };
  return t(($) => $.others[said], { defaultValue: t(($) => $.others.other, named), ...named });
};
