import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { isSeasonTicket, repetitions } from '@platzwart/contracts/booking';
import { type LocalDate, localDateSchema } from '@platzwart/contracts/core';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { AdminSelect } from '../../../ui/material/admin/AdminSelect.tsx';
import { type BookingDraft, shortMonthsOf } from './bookingDraft.ts';
import { LastDays } from './LastDays.tsx';

type RepeatFieldsProps = {
  draft: BookingDraft;
  /** The first date. */
  date: LocalDate;
  error: string | undefined;
  onChange: (change: Partial<BookingDraft>) => void;
};

/** Whether the entry is a series, and its last date (decisions.md B11, B12). */
export const RepeatFields = ({ draft, date, error, onChange }: RepeatFieldsProps) => {
  const { t } = useTranslation('bookingAdmin');
  const offered = repetitions.filter((each) => each !== 'NONE' || !isSeasonTicket(draft.category));
  return (
    <>
      <AdminSelect
        label={t(($) => $.entry.repetition)}
        value={draft.repetition}
        options={offered.map((value) => ({ value, label: t(($) => $.entry.repetitions[value]) }))}
        onChange={({ target }) => {
          const repetition = repetitions.find((each) => each === target.value);
          if (repetition) onChange({ repetition });
        }}
      />
      {draft.repetition !== 'NONE' && (
        <TextField
          label={t(($) => $.entry.lastDate)}
          type="date"
          min={date}
          error={error}
          value={draft.lastDate ?? ''}
          onChange={({ target }) => {
            const day = v.safeParse(localDateSchema, target.value);
            onChange({ lastDate: day.success ? day.output : null });
          }}
        />
      )}
      <LastDays
        dates={shortMonthsOf({ ...draft, date })}
        day={Number(date.slice(8))}
        isBooked={draft.lastDays}
        onChange={(lastDays) => onChange({ lastDays })}
      />
    </>
  );
};
