import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { LocalDate } from '@platzwart/contracts/core';
import type { useAddOccurrenceMutation } from '../../../__generated__/useAddOccurrenceMutation.graphql.ts';
import { codeOf } from '../../../core/errors/serverRefusal.ts';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { useNotify } from '../../../core/notices.ts';
import { useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';

/** Books a date that a series leaves out, and says what came of it. ERR_BOOKING_CONFLICT where its court is taken. */
export const useAddOccurrence = () => {
  const { t } = useTranslation('bookingAdmin');
  const notify = useNotify();
  const errorText = useErrorText();
  const { call, isBusy } = useIdempotentMutation<useAddOccurrenceMutation>(graphql`
    mutation useAddOccurrenceMutation($id: ID!, $date: Date!) {
      addOccurrence(id: $id, date: $date) {
        success
      }
    }
  `);
  const add = (id: string, date: LocalDate, onDone: () => void): void =>
    call(
      { id, date },
      {
        onDone: () => {
          notify({ kind: 'success', text: t(($) => $.series.added) });
          onDone();
        },
        onRefused: (error) => {
          const isTaken = codeOf(error) === 'ERR_BOOKING_CONFLICT';
          notify({ kind: 'error', text: isTaken ? t(($) => $.series.taken) : errorText(error) });
        },
      },
    );
  return { add, isBusy };
};
