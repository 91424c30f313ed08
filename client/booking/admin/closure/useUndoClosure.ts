import { useTranslation } from 'react-i18next';
import { graphql } from 'relay-runtime';
import type { useUndoClosureMutation } from '../../../__generated__/useUndoClosureMutation.graphql.ts';
import { codeOf } from '../../../core/errors/serverRefusal.ts';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { useNotify } from '../../../core/notices.ts';
import { useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';

/**
 * Takes closures back, and books again what had to make way for them (decisions.md N19). Refused with ERR_BOOKING_NOT_UPDATED: too late, or
 * open again.
 */
export const useUndoClosure = () => {
  const { t } = useTranslation('bookingAdmin');
  const notify = useNotify();
  const errorText = useErrorText();
  const { call, isBusy } = useIdempotentMutation<useUndoClosureMutation>(graphql`
    mutation useUndoClosureMutation($closures: [ID!]!) {
      undoClosure(closures: $closures) {
        bookings {
          _id
        }
      }
    }
  `);
  const undo = (closures: readonly string[]): void =>
    call(
      { closures },
      {
        onDone: ({ undoClosure: { bookings } }) =>
          notify({ kind: 'success', text: t(($) => $.closure.undone, { count: bookings.length }) }),
        onRefused: (error) => {
          const isTooLate = codeOf(error) === 'ERR_BOOKING_NOT_UPDATED';
          notify({ kind: 'error', text: isTooLate ? t(($) => $.closure.undoTooLate) : errorText(error) });
        },
      },
    );
  return { undo, isBusy };
};
