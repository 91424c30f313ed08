import { useTranslation } from 'react-i18next';
import { graphql, useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate } from 'relay-runtime';
import type { useUndoCancellationMutation } from '../../__generated__/useUndoCancellationMutation.graphql.ts';
import { useErrorText } from '../errors/useErrorText.ts';
import { codeOf } from '../errors/serverRefusal.ts';
import { useNotify } from '../notices.ts';
import { useIdempotentMutation } from '../relay/useIdempotentMutation.ts';

type Restored = useUndoCancellationMutation['response']['undoCancellation']['bookings'];

/** Makes a cancelled booking or series again, within ten minutes and where its court is still free (decisions.md N19); says what came of it. */
export const useUndoCancellation = () => {
  const { t } = useTranslation('cancelBooking');
  const environment = useRelayEnvironment();
  const notify = useNotify();
  const errorText = useErrorText();
  const { call, isBusy } = useIdempotentMutation<useUndoCancellationMutation>(graphql`
    mutation useUndoCancellationMutation($id: ID!) {
      undoCancellation(id: $id) {
        bookings {
          _id
          date
          court
        }
      }
    }
  `);
  const refusedText = (error: Error): string => {
    const code = codeOf(error);
    if (code === 'ERR_BOOKING_CONFLICT') return t(($) => $.undoTaken);
    return code === 'ERR_BOOKING_NOT_UPDATED' ? t(($) => $.undoTooLate) : errorText(error);
  };
  /** `id` is the `_id` of the cancelled booking, or the id of the series whose dates were cancelled together; `onDone` gets the new ones. */
  const undo = (id: string, onDone?: (restored: Restored) => void, undone: string = t(($) => $.undone)): void =>
    call(
      { id },
      {
        onDone: ({ undoCancellation: { bookings } }) => {
          // Lists of bookings are to be asked for again.
          commitLocalUpdate(environment, (store) => store.getRoot().invalidateRecord());
          notify({ kind: 'success', text: undone });
          onDone?.(bookings);
        },
        onRefused: (error) => notify({ kind: 'error', text: refusedText(error) }),
      },
    );
  return { undo, isBusy };
};
