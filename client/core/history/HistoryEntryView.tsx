import type { ReactNode } from 'react';
import {
  mdiAccountMinusOutline,
  mdiAccountMultipleOutline,
  mdiCalendarCheckOutline,
  mdiCalendarEditOutline,
  mdiCalendarRemoveOutline,
} from '@mdi/js';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { HistoryEntryView_entry$key } from '../../__generated__/HistoryEntryView_entry.graphql.ts';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { useBookingText } from '../cancelBooking/useBookingText.ts';
import { unbrokenTimes } from '../formatting/unbrokenTimes.tsx';
import { useMoment } from '../formatting/useMoment.ts';
import { ChangeFacts } from './ChangeFacts.tsx';
import { EntryFacts } from './EntryFacts.tsx';
import { decodeDetails, decodeStatement, placeOf } from './entryDetails.ts';
import { HistoryMails } from './HistoryMails.tsx';
import { useSentence } from './useSentence.ts';

const icons: Readonly<Record<string, string>> = {
  CourtBooked: mdiCalendarCheckOutline,
  BookingCancelled: mdiCalendarRemoveOutline,
  PlayersChanged: mdiAccountMultipleOutline,
  PlayerLeft: mdiAccountMinusOutline,
};

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: theme.spacing(3),
  paddingBottom: theme.spacing(5),
  position: 'relative',
  // The line to the entry before it.
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetBlock: `28px ${theme.spacing(1)}`,
    insetInlineStart: 11,
    borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
  },
  '& > svg': { color: theme.vars.palette.clay.onTint, marginTop: 1 },
}));
const Text = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1),
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
  '& time': { color: theme.vars.palette.text.secondary },
}));
const Sentence = styled('p')(({ theme }) => ({ ...theme.typography.body1, fontWeight: 600 }));

type HistoryEntryViewProps = { entry: HistoryEntryView_entry$key; /** What a list adds to it. */ children?: ReactNode };

/** One entry of a history: who did what, when, why, and what it caused. */
export const HistoryEntryView = ({ entry: key, children }: HistoryEntryViewProps) => {
  const { t } = useTranslation('history');
  const moment = useMoment();
  const bookingText = useBookingText();
  const entry = useFragment(
    graphql`
      fragment HistoryEntryView_entry on HistoryEntry {
        at
        action
        reason
        details
        before
        mails {
          ...HistoryMails_mails
        }
        ...useSentence_entry
      }
    `,
    key,
  );
  const sentence = useSentence(entry);
  const { action, details: told, before } = entry;
  const details = decodeDetails(told);
  const place = placeOf(details);
  return (
    <Item>
      <Icon path={icons[action] ?? mdiCalendarEditOutline} />
      <Text>
        <Sentence>{sentence}</Sentence>
        <time dateTime={entry.at}>{moment(Date.parse(entry.at))}</time>
        {place && <p>{unbrokenTimes(bookingText(place))}</p>}
        <ChangeFacts details={details} />
        {entry.reason && <p>{t(($) => $.reason, { reason: entry.reason })}</p>}
        <EntryFacts said={decodeStatement({ action, details: told, before })} />
        <HistoryMails mails={entry.mails} />
        {children}
      </Text>
    </Item>
  );
};
