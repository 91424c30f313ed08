import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { WaitingEntry_entry$key } from '../../__generated__/WaitingEntry_entry.graphql.ts';
import type { WaitingEntry_club$key } from '../../__generated__/WaitingEntry_club.graphql.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { unbrokenTimes } from '../../core/formatting/unbrokenTimes.tsx';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useNotify } from '../../core/notices.ts';
import { useViewer } from '../../core/session/useViewer.ts';
import { useSportName } from '../../core/texts/useSportName.ts';
import { RunningOffer } from '../../core/waitingOffer/RunningOffer.tsx';
import { useWaitingAnswers } from '../../core/waitingOffer/useWaitingAnswers.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../ui/buttons/ButtonRow.tsx';
import { PlaceInList } from './PlaceInList.tsx';

const Item = styled('li')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), '& > p': { margin: 0 } }));

type Person = Readonly<{ userID: string; firstName: string }> | null | undefined;

/** First name and member number of the child of the viewer that waits; null: the viewer. */
const childOf = (person: Person, viewer: string) =>
  person && person.userID !== viewer
    ? { child: person.firstName, childID: person.userID }
    : { child: null, childID: null };

type WaitingEntryProps = {
  entry: WaitingEntry_entry$key;
  club: WaitingEntry_club$key;
  onChanged: () => void;
  onBooked: () => void;
};

/** One entry of the viewer or of a child of theirs: its day and window, the place in the list, or the slot that is held. */
export const WaitingEntry = ({ entry: key, club: clubKey, onChanged, onBooked }: WaitingEntryProps) => {
  const { t } = useTranslation('myBookings');
  const { date, timeRange, duration } = useFormat();
  const sportName = useSportName();
  const errorText = useErrorText();
  const notify = useNotify();
  const { leave } = useWaitingAnswers();
  const entry = useFragment(
    graphql`
      fragment WaitingEntry_entry on WaitingEntry {
        _id
        sport
        date
        from
        to
        minutes
        ...PlaceInList_entry
        user {
          userID
          firstName
        }
        offer {
          __typename
          ...RunningOffer_offer
        }
      }
    `,
    key,
  );
  const club = useFragment(
    graphql`
      fragment WaitingEntry_club on Query {
        ...RunningOffer_club
      }
    `,
    clubKey,
  );
  const { userID } = useViewer();
  const { child, childID } = childOf(entry.user, userID);
  const subject = [
    ...(child === null ? [] : [t(($) => $.waiting.for, { name: child })]),
    sportName(entry.sport),
    date(entry.date),
    timeRange(entry.from, entry.to),
    duration(entry.minutes),
  ].join(', ');
  const giveUp = () =>
    leave.call(
      { id: entry._id },
      {
        onDone: () => {
          notify({
            kind: 'success',
            text: child === null ? t(($) => $.waiting.left) : t(($) => $.waiting.leftFor, { name: child }),
          });
          onChanged();
        },
        onRefused: (error) => notify({ kind: 'error', text: errorText(error) }),
      },
    );
  return (
    <Item>
      <strong>{unbrokenTimes(subject)}</strong>
      {entry.offer ? (
        <RunningOffer
          offer={entry.offer}
          entry={{ id: entry._id, sport: entry.sport, date: entry.date, child, childID }}
          club={club}
          onChanged={onChanged}
          onBooked={onBooked}
        />
      ) : (
        <PlaceInList entry={entry} child={child} />
      )}
      <ButtonRow>
        <Button
          variant="quiet"
          isBusy={leave.isBusy}
          aria-label={t(($) => $.waiting.leaveNamed, { wish: subject })}
          onClick={giveUp}
        >
          {t(($) => $.waiting.leave)}
        </Button>
      </ButtonRow>
    </Item>
  );
};
