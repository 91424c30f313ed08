import { Suspense } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { UnsavedGuard } from '../../ui/forms/UnsavedGuard.tsx';
import { CourtFields } from './CourtFields.tsx';
import { EventConflicts } from './EventConflicts.tsx';
import { WhatFields, WhenFields } from './EventFields.tsx';
import type { EventFormState } from './useEventForm.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  maxWidth: 640,
  '& > p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

type EventFormProps = { form: EventFormState; submitLabel: string; isBusy: boolean };

/** What the club says about an event, and the courts that it occupies. */
export const EventForm = ({ form, submitLabel, isBusy }: EventFormProps) => {
  const { t } = useTranslation('clubEventAdmin');
  const errorText = useErrorText();
  const { draft, conflicts, mustDecide, errorOf, change, refusal } = form;
  const fields = { draft, errorOf, onChange: change };
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <p>{t(($) => $.public)}</p>
      <WhatFields {...fields} refusedText={form.refusedText} />
      <WhenFields {...fields} />
      <RetryBoundary>
        <Suspense fallback={<Skeleton height={48} />}>
          <CourtFields {...fields} />
        </Suspense>
      </RetryBoundary>
      {conflicts.length > 0 && (
        <EventConflicts
          conflicts={conflicts}
          draft={draft}
          mustDecide={mustDecide}
          errors={{ choice: errorOf('conflicts'), reason: errorOf('reason') }}
          onChange={change}
        />
      )}
      {refusal && (
        <NoticeBox kind="error" role="alert">
          {errorText(refusal)}
        </NoticeBox>
      )}
      <Button type="submit" isBusy={isBusy}>
        {submitLabel}
      </Button>
      <UnsavedGuard isDirty={form.isDirty} />
    </Form>
  );
};
