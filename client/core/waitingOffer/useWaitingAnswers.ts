import { graphql } from 'react-relay';
import type { useWaitingAnswersDeclineMutation } from '../../__generated__/useWaitingAnswersDeclineMutation.graphql.ts';
import type { useWaitingAnswersLeaveMutation } from '../../__generated__/useWaitingAnswersLeaveMutation.graphql.ts';
import type { useWaitingAnswersTakeMutation } from '../../__generated__/useWaitingAnswersTakeMutation.graphql.ts';
import { useIdempotentMutation } from '../relay/useIdempotentMutation.ts';

/** Takes or declines an offer, or leaves the waiting list. ERR_BOOKING_NOT_FOUND where the offer or entry has ended. */
export const useWaitingAnswers = () => ({
  take: useIdempotentMutation<useWaitingAnswersTakeMutation>(graphql`
    mutation useWaitingAnswersTakeMutation(
      $id: ID!
      $price: Cents!
      $paymentMethod: PaymentMethod!
      $acceptedTerms: Int
      $players: [PlayerInput!]
    ) {
      takeOffer(
        id: $id
        price: $price
        paymentMethod: $paymentMethod
        acceptedTerms: $acceptedTerms
        players: $players
      ) {
        payment
      }
    }
  `),
  decline: useIdempotentMutation<useWaitingAnswersDeclineMutation>(graphql`
    mutation useWaitingAnswersDeclineMutation($id: ID!) {
      declineOffer(id: $id) {
        success
      }
    }
  `),
  leave: useIdempotentMutation<useWaitingAnswersLeaveMutation>(graphql`
    mutation useWaitingAnswersLeaveMutation($id: ID!) {
      leaveWaitingList(id: $id) {
        success
      }
    }
  `),
});
