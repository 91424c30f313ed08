import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { type LocalDate, localDateSchema, localTimeSchema, minuteOfDay, timeOfMinute } from '@platzwart/contracts/core';
import type { SportPlan } from '../../../courtPlan/plan/sportPlan.ts';
import { DateField } from '../../../ui/forms/DateField.tsx';
import { RadioTiles } from '../../../ui/forms/RadioTiles.tsx';
import { AdminSelect } from '../../../ui/material/admin/AdminSelect.tsx';
import { CategoryMark } from '../CategoryMark.tsx';
import type { BookingDraft } from './bookingDraft.ts';
import type { BookingEntry } from './bookingEntry.ts';
import { CourtChecks } from './CourtChecks.tsx';

const Times = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(3),
}));

const halfHour = 30;

/** Every half hour of the opening hours, whatever the sport's grid (decisions.md B28). */
const timesOf = ({ sport }: SportPlan): readonly string[] => {
  const [opens, closes] = [minuteOfDay(sport.opensAt), minuteOfDay(sport.closesAt)];
  return Array.from({ length: Math.floor((closes - opens) / halfHour) + 1 }, (_, index) =>
    timeOfMinute(opens + index * halfHour),
  );
};

type CategoryFieldProps = {
  draft: BookingDraft;
  offered: readonly BookingDraft['category'][];
  onChange: (category: BookingDraft['category']) => void;
};

export const CategoryField = ({ draft, offered, onChange }: CategoryFieldProps) => {
  const { t } = useTranslation(['bookingAdmin', 'courtPlan']);
  return (
    <RadioTiles
      legend={t(($) => $.columns.category)}
      options={offered.map((category) => ({
        value: category,
        label: t(($) => $.categories[category], { ns: 'courtPlan' }),
        picture: <CategoryMark category={category} />,
      }))}
      selected={draft.category}
      onSelect={onChange}
      width="wide"
    />
  );
};

type WhenFieldsProps = {
  plan: SportPlan;
  date: LocalDate;
  entry: BookingEntry;
  /** A booking that exists is on one court. */
  courts?: 'several' | 'one';
  errors: Readonly<Record<'courts' | 'date' | 'end', string | undefined> & { start?: string | undefined }>;
  onMove: (change: Readonly<{ date?: LocalDate; entry?: BookingEntry }>) => void;
};

const CourtField = ({ plan, entry, errors, onMove, courts }: WhenFieldsProps) => {
  const { t } = useTranslation('bookingAdmin');
  if (courts === 'one') {
    return (
      <AdminSelect
        label={t(($) => $.columns.court)}
        value={String(entry.courts[0])}
        options={plan.sport.courts
          .filter(({ active, number }) => active || entry.courts.includes(number))
          .map(({ number, name }) => ({ value: String(number), label: name }))}
        onChange={({ target }) => onMove({ entry: { ...entry, courts: [Number(target.value)] } })}
      />
    );
  }
  return (
    <CourtChecks
      courts={plan.sport.courts}
      chosen={entry.courts}
      error={errors.courts}
      onChange={(chosen) => onMove({ entry: { ...entry, courts: chosen } })}
    />
  );
};

/** Courts, day and time; a change shows at once in the plan beside the form. */
export const WhenFields = (props: WhenFieldsProps) => {
  const { plan, date, entry, errors, onMove } = props;
  const { t } = useTranslation('bookingAdmin');
  const times = timesOf(plan).map((time) => ({ value: time, label: time }));
  const setTime = (name: 'start' | 'end', text: string) => {
    const time = v.safeParse(localTimeSchema, text);
    if (time.success) onMove({ entry: { ...entry, [name]: time.output } });
  };
  return (
    <>
      <CourtField {...props} />
      <DateField
        label={t(($) => $.columns.date)}
        value={date}
        error={errors.date}
        onType={(text) => {
          const day = v.safeParse(localDateSchema, text);
          if (day.success) onMove({ date: day.output });
        }}
      />
      <Times>
        <AdminSelect
          label={t(($) => $.entry.start)}
          value={entry.start}
          options={times}
          error={errors.start}
          onChange={({ target }) => setTime('start', target.value)}
        />
        <AdminSelect
          label={t(($) => $.entry.end)}
          value={entry.end}
          options={times}
          error={errors.end}
          onChange={({ target }) => setTime('end', target.value)}
        />
      </Times>
    </>
  );
};
