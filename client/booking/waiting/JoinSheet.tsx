import { useId, useState } from 'react';
import styled from '@emotion/styled';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { localDate } from '@platzwart/contracts/core';
import type { JoinSheetMutation } from '../../__generated__/JoinSheetMutation.graphql.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useNotify } from '../../core/notices.ts';
import { useIdempotentMutation } from '../../core/relay/useIdempotentMutation.ts';
import type { Day } from '../../courtPlan/plan/cell.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import type { BookingSetup } from '../data/useBookingSetup.ts';
import { windowOf } from './windowProblem.ts';

const lengths = [60, 90, 120] as const;

type JoinSheetProps = {
  day: Pick<Day, 'sport' | 'date'>;
  setup: Pick<BookingSetup, 'children' | 'bookedFor'>;
  onClose: () => void;
};

const Form = styled('form')(({ theme }) => ({
  '& > fieldset': { marginBottom: theme.spacing(4) },
}));

/** No member number. */
const self = '';

/** Asks from when until when, and how long, somebody wants to play; a parent also who of the family (decisions.md N5). */
export const JoinSheet = ({ day, setup: { children, bookedFor }, onClose }: JoinSheetProps) => {
  const { t } = useTranslation('deferredBooking');
  const core = useTranslation('core');
  const { date, duration } = useFormat();
  const errorText = useErrorText();
  const notify = useNotify();
  const formId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const { call, isBusy } = useIdempotentMutation<JoinSheetMutation>(graphql`
    mutation JoinSheetMutation($sport: String!, $date: Date!, $from: Time!, $to: Time!, $minutes: Int!, $userID: ID) {
      joinWaitingList(sport: $sport, date: $date, from: $from, to: $to, minutes: $minutes, userID: $userID) {
        success
      }
    }
  `);
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { from: '17:00', to: '20:00', minutes: '60', userID: bookedFor?.userID ?? self },
  });
  const send = handleSubmit(({ userID, ...entered }) => {
    const window = windowOf(entered);
    setProblem(null);
    if ('wrong' in window) {
      const { field, problem: what } = window.wrong;
      setError(field, { message: t(($) => $.waiting[what]) }, { shouldFocus: true });
      return;
    }
    const child = children.find((each) => each.userID === userID);
    const request = { ...window, ...(child && { userID: child.userID }) };
    call(
      { sport: day.sport, date: localDate(day.date), ...request },
      {
        onDone: () => {
          notify({
            kind: 'success',
            text: child ? t(($) => $.waiting.joinedFor, { name: child.firstName }) : t(($) => $.waiting.joined),
          });
          onClose();
        },
        onRefused: (error) => setProblem(errorText(error)),
      },
    );
  });
  return (
    <Sheet
      title={t(($) => $.waiting.title, { date: date(day.date) })}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {core.t(($) => $.cancel)}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {t(($) => $.waiting.submit)}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={(event) => void send(event)}>
        <p>{t(($) => $.waiting.text)}</p>
        {children.length > 0 && (
          <RadioGroup
            {...register('userID')}
            label={t(($) => $.waiting.for)}
            options={[
              { value: self, label: t(($) => $.confirm.bookedForMe) },
              ...children.map(({ userID, firstName }) => ({ value: userID, label: firstName })),
            ]}
          />
        )}
        <TextField
          {...register('from')}
          type="time"
          step={1800}
          required
          label={t(($) => $.waiting.from)}
          error={formState.errors.from?.message}
        />
        <TextField
          {...register('to')}
          type="time"
          step={1800}
          required
          label={t(($) => $.waiting.to)}
          error={formState.errors.to?.message}
        />
        <RadioGroup
          {...register('minutes')}
          label={t(($) => $.waiting.length)}
          options={lengths.map((minutes) => ({ value: String(minutes), label: duration(minutes) }))}
        />
        {/* Beside the button, so that it is on a phone's screen when the button was pressed. */}
        {problem !== null && (
          <NoticeBox kind="error" role="alert">
            {problem}
          </NoticeBox>
        )}
      </Form>
    </Sheet>
  );
};
