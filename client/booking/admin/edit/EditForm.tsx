import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@platzwart/contracts/core';
import type { SportPlan } from '../../../courtPlan/plan/sportPlan.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { UnsavedGuard } from '../../../ui/forms/UnsavedGuard.tsx';
import { AdminDialog } from '../../../ui/material/admin/AdminDialog.tsx';
import { categoriesFor, changedFrom, checkOfChange, hasDifference, wholeOf } from '../change/bookingChange.ts';
import { ChangeForm } from '../change/ChangeForm.tsx';
import { type KnownBooking, isUnchanged } from '../change/knownBooking.ts';
import { StaleNotice } from '../change/StaleNotice.tsx';
import { type BookingDraft, withCategory } from '../entry/bookingDraft.ts';
import { CategoryField, WhenFields } from '../entry/EntryFields.tsx';
import { EntrySummary } from '../entry/EntrySummary.tsx';
import { PriceFields } from '../entry/PriceFields.tsx';
import { TakenDates } from '../entry/TakenDates.tsx';
import { useBookingDraft } from '../entry/useBookingDraft.ts';
import { WhoFields } from '../entry/WhoFields.tsx';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  '& textarea': { minHeight: 72 },
}));

type EditFormProps = {
  plan: SportPlan;
  latest: KnownBooking;
  /** With the day on which it is now. */ onDone: (date: LocalDate) => void;
};

/** While it is filled in, the change is about this date alone; which others, is asked before it is sent. */
const alone = { scope: 'THIS', includeChanged: false, lastDate: null, reason: '' } as const;

const useEdit = (latest: KnownBooking) => {
  const [before, setBefore] = useState(latest);
  const [when, setWhen] = useState({ date: latest.date, entry: wholeOf(latest).entry });
  const form = useBookingDraft({
    initial: wholeOf(latest).draft,
    when,
    known: before.date,
    checkOf: (whole) => checkOfChange(changedFrom(before), { whole, ...alone }),
  });
  return {
    ...{ before, when, form },
    // Whether it is a series stays.
    changeCategory: (category: BookingDraft['category']) =>
      form.setDraft((known) => ({ ...withCategory(known, category), repetition: 'NONE' })),
    move: (change: Partial<typeof when>) => setWhen((known) => ({ ...known, ...change })),
    keep: () => setBefore(latest),
    restart: () => {
      setBefore(latest);
      setWhen({ date: latest.date, entry: wholeOf(latest).entry });
      form.setDraft(wholeOf(latest).draft);
    },
  };
};

/** Changes a booking: the form of a new one, filled in; saving first shows what would change (decisions.md B18, N14). */
export const EditForm = ({ plan, latest, onDone }: EditFormProps) => {
  const { t } = useTranslation('bookingAdmin');
  const { before, when, form, move, changeCategory, restart, keep } = useEdit(latest);
  const [isAsking, setAsking] = useState(false);
  const { draft, change, issueText } = form;
  const isDirty = hasDifference(wholeOf(before), form.whole);
  return (
    <>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (form.check()) setAsking(true);
        }}
      >
        {!isUnchanged(before, latest) && !isAsking && (
          <StaleNotice {...{ plan, before, latest }} onRestart={restart} onKeep={keep} />
        )}
        <CategoryField draft={draft} offered={categoriesFor(before)} onChange={changeCategory} />
        <WhoFields
          draft={draft}
          errors={{ person: issueText('person'), title: issueText('title') }}
          onChange={change}
        />
        <WhenFields
          plan={plan}
          date={when.date}
          entry={when.entry}
          courts="one"
          errors={{ courts: undefined, date: issueText('day'), end: issueText('end', 'tooShort') }}
          onMove={move}
        />
        <TextArea
          label={t(($) => $.details.remark)}
          value={draft.remark}
          maxLength={500}
          onChange={({ target }) => change({ remark: target.value })}
        />
        {draft.person && (
          <PriceFields
            isChange
            draft={draft}
            listed={form.listed.length > 0 ? form.listed : [{ price: before.price ?? 0 }]}
            errors={{ price: issueText('price'), reason: issueText('reason') }}
            onChange={change}
          />
        )}
        <TakenDates
          taken={form.taken}
          draft={draft}
          courts={plan.sport.courts}
          canSkip={false}
          reasonError={issueText('displaced')}
          onChoose={form.choose}
          onChange={change}
        />
        <EntrySummary chosen={form.chosen} taken={form.taken} isCurrent={form.isCurrent} />
        <Button type="submit">{t(($) => $.edit.review)}</Button>
      </Form>
      {isAsking && (
        <AdminDialog title={t(($) => $.change.title)} onClose={() => setAsking(false)}>
          <ChangeForm
            {...{ plan, before, latest }}
            after={form.whole}
            onRestart={() => {
              setAsking(false);
              restart();
            }}
            onKeep={() => {
              setAsking(false);
              keep();
            }}
            onCancel={() => setAsking(false)}
            onChanged={() => onDone(when.date)}
          />
        </AdminDialog>
      )}
      <UnsavedGuard isDirty={isDirty} />
    </>
  );
};
