import { useRelayEnvironment } from 'react-relay';
import type { ChangeScope } from '@platzwart/contracts/booking';
import { commitLocalUpdate, graphql } from 'relay-runtime';
import type { useCancelForClubMutation } from '../../../__generated__/useCancelForClubMutation.graphql.ts';
import { type MutationCallbacks, useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';

type Cancelled = Readonly<{
  id: string;
  _id: string;
  category: useCancelForClubMutation['variables']['category'];
}>;

/** `refund: NONE`: its price stays to be paid. */
type How = Readonly<{
  reason: string;
  refund: 'FULL' | 'NONE';
  /** Of a date of a series: which of its dates that have not begun are cancelled with it (decisions.md N14). */
  scope: ChangeScope;
}>;

/**
 * Cancels any booking for the club. Every part of the screen shows it as cancelled then, with the reason. Refused with
 * ERR_BOOKING_NOT_FOUND, ERR_EVENT_NOT_POSSIBLE_TO_CANCEL.
 */
export const useCancelForClub = () => {
  const environment = useRelayEnvironment();
  const { call, isBusy } = useIdempotentMutation<useCancelForClubMutation>(graphql`
    mutation useCancelForClubMutation(
      $id: ID!
      $category: BookingCategory!
      $reason: String!
      $refund: Refund!
      $scope: ChangeScope!
    ) {
      cancelBooking(id: $id, category: $category, reason: $reason, refund: $refund, scope: $scope) {
        success
      }
    }
  `);
  const cancel = (
    { id, _id, category }: Cancelled,
    { reason, refund, scope }: How,
    answer: MutationCallbacks<unknown>,
  ) =>
    call(
      { id: _id, category, reason, refund, scope },
      {
        ...answer,
        onDone: (data) => {
          commitLocalUpdate(environment, (store) => {
            // Which dates of a series have begun is for the server to say.
            if (scope !== 'THIS') return;
            const booking = store.get(id);
            booking?.setValue('CANCELED', 'state');
            if (refund === 'FULL') booking?.setValue('NONE', 'paymentState');
            booking?.setValue(false, 'cancelable').setValue(reason, 'cancelReason');
          });
          answer.onDone(data);
        },
      },
    );
  return { cancel, isBusy };
};
