import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@platzwart/contracts/core';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import type { SportPlan } from '../../../courtPlan/plan/sportPlan.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { needsOf } from './bookingDraft.ts';
import type { BookingEntry } from './bookingEntry.ts';
import { CategoryField, WhenFields } from './EntryFields.tsx';
import { EntrySummary } from './EntrySummary.tsx';
import { PersonPicker } from './PersonPicker.tsx';
import { PriceFields } from './PriceFields.tsx';
import { RepeatFields } from './RepeatFields.tsx';
import { TakenDates } from './TakenDates.tsx';
import type { BookedByAdmin } from './useBookAsAdmin.ts';
import { useBookingDraft } from './useBookingDraft.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  '& textarea': { minHeight: 72 },
}));

type BookingFormProps = {
  plan: SportPlan;
  date: LocalDate;
  entry: BookingEntry;
  onMove: (change: Readonly<{ date?: LocalDate; entry?: BookingEntry }>) => void;
  onBooked: (booked: BookedByAdmin) => void;
};

/** Enters a booking of the club, or a series: category first, then what it needs; price and conflicts follow (decisions.md B7 to B14). */
export const BookingForm = ({ plan, date, entry, onMove, onBooked }: BookingFormProps) => {
  const { t } = useTranslation('bookingAdmin');
  const errorText = useErrorText();
  const form = useBookingDraft(plan.sport.sport, { date, entry }, onBooked);
  const { draft, change, issueText, availability } = form;
  const need = needsOf(draft.category);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <CategoryField draft={draft} onChange={form.changeCategory} />
      {need.person !== 'none' && (
        <PersonPicker
          person={draft.person}
          roles={need.roles}
          isRequired={need.person === 'required'}
          error={issueText('person')}
          onPick={(person) => change({ person })}
        />
      )}
      {need.title !== 'none' && (
        <TextField
          label={t(($) => $.details.name)}
          help={t(($) => $.entry.titleHelp)}
          error={issueText('title')}
          value={draft.title}
          maxLength={100}
          onChange={({ target }) => change({ title: target.value })}
        />
      )}
      <WhenFields
        plan={plan}
        date={date}
        entry={entry}
        errors={{ courts: issueText('courts', 'tooMany'), end: issueText('end', 'tooShort') }}
        onMove={onMove}
      />
      <RepeatFields draft={draft} date={date} error={issueText('lastDate')} onChange={change} />
      <TextArea
        label={t(($) => $.details.remark)}
        value={draft.remark}
        maxLength={500}
        onChange={({ target }) => change({ remark: target.value })}
      />
      {draft.person && (
        <PriceFields
          draft={draft}
          listed={availability?.listed.dates ?? []}
          errors={{ price: issueText('price'), reason: issueText('reason') }}
          onChange={change}
        />
      )}
      <TakenDates
        taken={form.taken}
        draft={draft}
        otherCourts={plan.sport.courts.filter(({ active, number }) => active && !entry.courts.includes(number))}
        canSkip={(availability?.listed.occurrences ?? 0) > 1}
        reasonError={issueText('displaced')}
        onChoose={form.choose}
        onChange={change}
      />
      <EntrySummary chosen={availability?.chosen ?? null} taken={form.taken} isCurrent={form.isCurrent} />
      {form.refusal && (
        <NoticeBox kind="error" role="alert">
          {errorText(form.refusal)}
        </NoticeBox>
      )}
      <Button type="submit" isBusy={form.isBusy}>
        {t(($) => $.entry.book)}
      </Button>
    </Form>
  );
};
