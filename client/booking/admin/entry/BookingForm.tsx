import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { bookingCategories, isSeasonTicket } from '@platzwart/contracts/booking';
import { type LocalDate, noCents } from '@platzwart/contracts/core';
import { refusedFields } from '../../../core/errors/refusedFields.ts';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import type { SportPlan } from '../../../courtPlan/plan/sportPlan.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { UnsavedGuard } from '../../../ui/forms/UnsavedGuard.tsx';
import { type BookingDraft, type DraftIssue, canPayByCard, isByCard, isTyped, lacksPerson } from './bookingDraft.ts';
import type { BookingEntry } from './bookingEntry.ts';
import type { DayIssue } from './entryDays.ts';
import { CategoryField, WhenFields } from './EntryFields.tsx';
import { EntrySummary } from './EntrySummary.tsx';
import type { Availability } from './fetchAvailability.ts';
import { PriceFields } from './PriceFields.tsx';
import { RepeatFields } from './RepeatFields.tsx';
import { TakenDates } from './TakenDates.tsx';
import { type OnBooked, useNewBooking } from './useNewBooking.ts';
import { WhoFields } from './WhoFields.tsx';

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
  onBooked: OnBooked;
};

/** What the entry would do, with what it costs the person; null without the person. */
const pricedFor = (draft: BookingDraft, chosen: Availability['chosen'] | null): Availability['chosen'] | null => {
  if (lacksPerson(draft)) return null;
  return chosen && isByCard(draft) ? { ...chosen, price: noCents } : chosen;
};

/** Enters a booking of the club, or a series: category first, then what it needs; price and conflicts follow (decisions.md B7 to B14). */
export const BookingForm = ({ plan, date, entry, onMove, onBooked }: BookingFormProps) => {
  const { t } = useTranslation('bookingAdmin');
  const errorText = useErrorText();
  const form = useNewBooking(plan.sport.sport, { date, entry }, onBooked);
  const { draft, change, issueText } = form;
  const refusedText = refusedFields(
    form.refusal,
    t(($) => $.entry.issues.refused),
  );
  const errorAt = (field: string, ...issues: readonly (DraftIssue | DayIssue)[]) =>
    issueText(...issues) ?? refusedText(field);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <CategoryField
        draft={draft}
        offered={bookingCategories.filter((each) => plan.rules.allowedSeasonBookings || !isSeasonTicket(each))}
        onChange={form.changeCategory}
      />
      <WhoFields
        draft={draft}
        errors={{ person: issueText('person'), title: errorAt('title', 'title') }}
        onChange={change}
      />
      <WhenFields
        plan={plan}
        date={date}
        entry={entry}
        errors={{
          courts: errorAt('court', 'courts', 'tooMany'),
          date: errorAt('date', 'day'),
          start: refusedText('start'),
          end: errorAt('end', 'end', 'tooShort'),
        }}
        onMove={onMove}
      />
      <RepeatFields draft={draft} date={date} error={issueText('lastDate', 'lastDay')} onChange={change} />
      <TextArea
        label={t(($) => $.details.remark)}
        value={draft.remark}
        maxLength={500}
        error={refusedText('remark')}
        onChange={({ target }) => change({ remark: target.value })}
      />
      {draft.person && (
        <PriceFields
          draft={draft}
          listed={form.listed}
          errors={{ price: issueText('price'), reason: errorAt('reason', 'reason') }}
          onChange={change}
        />
      )}
      {canPayByCard(draft) && (
        <Checkbox
          label={t(($) => $.entry.byCard)}
          checked={draft.byCard}
          onChange={({ target }) => change({ byCard: target.checked })}
        />
      )}
      <TakenDates
        taken={form.taken}
        courts={plan.sport.courts}
        draft={draft}
        canSkip={form.canSkip}
        reasonError={issueText('displaced')}
        isUndecidedShown={form.isStoppedByUndecided}
        onChoose={form.choose}
        onChange={change}
      />
      <EntrySummary chosen={pricedFor(draft, form.chosen)} taken={form.taken} isCurrent={form.isCurrent} />
      {form.refusal && (
        <NoticeBox kind="error" role="alert">
          {errorText(form.refusal)}
        </NoticeBox>
      )}
      <Button type="submit" isBusy={form.isBusy}>
        {t(($) => $.entry.book)}
      </Button>
      <UnsavedGuard isDirty={isTyped(draft)} />
    </Form>
  );
};
