import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { onConflicts } from '@platzwart/contracts/core';
import { unbrokenTimes } from '../../core/formatting/unbrokenTimes.tsx';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useCourtName } from '../../core/texts/useCourtName.ts';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { AdminSelect } from '../../ui/material/admin/AdminSelect.tsx';
import type { EventDraft } from './eventDraft.ts';
import type { EventConflicts as Conflicts } from './fetchEventConflicts.ts';

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  '& > ul': { margin: 0, paddingLeft: theme.spacing(5), overflowWrap: 'anywhere' },
}));

/** More are only counted. */
const mostListed = 8;

type EventConflictsProps = {
  conflicts: Conflicts;
  draft: EventDraft;
  mustDecide: boolean;
  errors: Readonly<{ choice: string | undefined; reason: string | undefined }>;
  onChange: (change: Partial<EventDraft>) => void;
};

/** What is in the way of the courts, and what is to become of it (decisions.md B13, B14). */
export const EventConflicts = ({ conflicts, draft, mustDecide, errors, onChange }: EventConflictsProps) => {
  const { t } = useTranslation(['clubEventAdmin', 'courtPlan']);
  const { date: day, timeRange } = useFormat();
  const courtName = useCourtName();
  const whatOf = ({ category, title, user, start, end }: Conflicts[number]): string =>
    [
      timeRange(start, end),
      t(($) => $.categories[category], { ns: 'courtPlan' }),
      user ? `${user.firstName} ${user.lastName}` : title,
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <NoticeBox kind="warning" role="status">
      <Parts>
        {t(($) => $.conflicts, { count: conflicts.length })}
        <ul>
          {conflicts.slice(0, mostListed).map((conflict) => (
            <li key={conflict.bookingID}>
              {unbrokenTimes(
                t(($) => $.conflict, {
                  date: day(conflict.date),
                  court: courtName({ sport: draft.sport, court: conflict.court }),
                  what: whatOf(conflict),
                }),
              )}
            </li>
          ))}
          {conflicts.length > mostListed && (
            <li>{t(($) => $.moreConflicts, { count: conflicts.length - mostListed })}</li>
          )}
        </ul>
        <AdminSelect
          label={t(($) => $.onConflict)}
          value={draft.onConflict}
          options={onConflicts.map((value) => ({
            value,
            label: t(($) => $.choices[value === 'ABORT' && !mustDecide ? 'KEEP' : value]),
          }))}
          onChange={({ target }) => {
            const chosen = onConflicts.find((each) => each === target.value);
            if (chosen) onChange({ onConflict: chosen });
          }}
          {...(errors.choice !== undefined && { help: errors.choice })}
        />
        {draft.onConflict === 'DISPLACE' && (
          <TextField
            label={t(($) => $.reason)}
            value={draft.reason}
            maxLength={500}
            error={errors.reason}
            onChange={({ target }) => onChange({ reason: target.value })}
          />
        )}
      </Parts>
    </NoticeBox>
  );
};
