import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { shownPosition } from '@platzwart/contracts/core';
import type { ClubLogEntry_entry$key } from '../../__generated__/ClubLogEntry_entry.graphql.ts';
import { decodeDetails } from '../../core/history/entryDetails.ts';
import { HistoryEntryView } from '../../core/history/HistoryEntryView.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import type { ClubLogFilter } from './clubLogFilter.ts';
import { subjectLink } from './subjectLink.ts';

const Facts = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 4),
  color: theme.vars.palette.text.secondary,
  // High enough for a finger (WCAG 2.5.8).
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: theme.spacing(6) },
  '@media print': { '& button': { display: 'none' } },
}));

type ClubLogEntryProps = {
  entry: ClubLogEntry_entry$key;
  onChange: (changed: Partial<ClubLogFilter>) => void;
};

/** One entry of the club log: what a history says, whom it is about, its position, and the ways to what it is about. */
export const ClubLogEntry = ({ entry: key, onChange }: ClubLogEntryProps) => {
  const { t } = useTranslation('historyAdmin');
  const entry = useFragment(
    graphql`
      fragment ClubLogEntry_entry on HistoryEntry {
        action
        details
        kind
        position
        subjectID
        person {
          userID
          firstName
          lastName
        }
        ...HistoryEntryView_entry
      }
    `,
    key,
  );
  const { kind, person, subjectID, action } = entry;
  const { sport, date } = decodeDetails(entry.details);
  const isBooking = kind === 'BOOKING' && !action.startsWith('Series');
  const link = subjectLink({
    ...{ action, kind: kind ?? null, subjectID, sport, date, isBooking },
    person: person?.userID ?? null,
  });
  return (
    <HistoryEntryView entry={entry}>
      {person && <p>{t(($) => $.about, { name: `${person.firstName} ${person.lastName} (${person.userID})` })}</p>}
      <Facts>
        <span>{t(($) => $.position, { position: shownPosition(entry.position) })}</span>
        {link !== null && <Link to={link.to}>{t(($) => $.open[link.text])}</Link>}
        <Button variant="quiet" onClick={() => onChange({ subject: subjectID })}>
          {t(($) => $.onlyThis)}
        </Button>
      </Facts>
    </HistoryEntryView>
  );
};
