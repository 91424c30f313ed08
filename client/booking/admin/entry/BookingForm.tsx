import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@platzwart/contracts/core';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import type { SportPlan } from '../../../courtPlan/plan/sportPlan.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import {
  type BookingDraft,
  type DraftIssue,
  centsOf,
  conflictsOf,
  emptyDraft,
  inputOf,
  issuesOf,
  listPriceOf,
  needsOf,
  withCategory,
} from './bookingDraft.ts';
import type { BookingEntry } from './bookingEntry.ts';
import { CategoryField, WhenFields } from './EntryFields.tsx';
import { EntrySummary } from './EntrySummary.tsx';
import { PersonPicker } from './PersonPicker.tsx';
import { PriceFields } from './PriceFields.tsx';
import { type BookedByAdmin, useBookAsAdmin } from './useBookAsAdmin.ts';
import { useDayBookings } from './useDayBookings.ts';

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

/** The issue of a field in words, once sending was tried. */
const useIssueText = (issues: readonly DraftIssue[], isShown: boolean) => {
  const { t } = useTranslation('bookingAdmin');
  return (...of: readonly DraftIssue[]): string | undefined => {
    const issue = isShown ? of.find((each) => issues.includes(each)) : undefined;
    return issue && t(($) => $.entry.issues[issue]);
  };
};

/** Enters a booking of the club: category first, then what it needs; price and conflicts follow (decisions.md B7 to B9). */
export const BookingForm = ({ plan, date, entry, onMove, onBooked }: BookingFormProps) => {
  const { t } = useTranslation('bookingAdmin');
  const errorText = useErrorText();
  const [draft, setDraft] = useState<BookingDraft>(emptyDraft);
  const [wasTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const { book, isBusy } = useBookAsAdmin();
  const { sport } = plan.sport;
  const conflicts = conflictsOf(entry, useDayBookings({ sport, date }));
  const whole = { draft, entry, date };
  const issues = issuesOf(whole);
  const issueText = useIssueText(issues, wasTried);
  const listPrice = listPriceOf(plan, whole);
  const need = needsOf(draft.category);
  const change = (changed: Partial<BookingDraft>) => setDraft((before) => ({ ...before, ...changed }));
  const submit = () => {
    setTried(true);
    setRefusal(null);
    if (issues.length === 0 && !isBusy) book(inputOf(sport, whole), { onDone: onBooked, onRefused: setRefusal });
  };
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <CategoryField draft={draft} onChange={(category) => setDraft((before) => withCategory(before, category))} />
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
        errors={{ courts: issueText('courts'), end: issueText('end', 'tooShort') }}
        onMove={onMove}
      />
      <TextArea
        label={t(($) => $.details.remark)}
        value={draft.remark}
        maxLength={500}
        onChange={({ target }) => change({ remark: target.value })}
      />
      {draft.person && (
        <PriceFields
          draft={draft}
          listPrice={listPrice}
          errors={{ price: issueText('price'), reason: issueText('reason') }}
          onChange={change}
        />
      )}
      <EntrySummary courts={entry.courts.length} price={centsOf(draft.price) ?? listPrice} conflicts={conflicts} />
      {refusal && (
        <NoticeBox kind="error" role="alert">
          {errorText(refusal)}
        </NoticeBox>
      )}
      <Button type="submit" isBusy={isBusy}>
        {t(($) => $.entry.book)}
      </Button>
    </Form>
  );
};
