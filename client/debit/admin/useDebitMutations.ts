import { graphql } from 'react-relay';
import type { useDebitMutationsAnnounceMutation } from '../../__generated__/useDebitMutationsAnnounceMutation.graphql.ts';
import type { useDebitMutationsCancelMutation } from '../../__generated__/useDebitMutationsCancelMutation.graphql.ts';
import type { useDebitMutationsEnterMutation } from '../../__generated__/useDebitMutationsEnterMutation.graphql.ts';
import type { useDebitMutationsReturnMutation } from '../../__generated__/useDebitMutationsReturnMutation.graphql.ts';
import type { useDebitMutationsRevokeMutation } from '../../__generated__/useDebitMutationsRevokeMutation.graphql.ts';
import type { useDebitMutationsSettleMutation } from '../../__generated__/useDebitMutationsSettleMutation.graphql.ts';
import type { useDebitMutationsSubmitMutation } from '../../__generated__/useDebitMutationsSubmitMutation.graphql.ts';
import { useIdempotentMutation } from '../../core/relay/useIdempotentMutation.ts';

/** Refused with ERR_DEBIT_NOT_CREATED, ERR_INVOICE_NOT_UPDATED and ERR_INVALID_INPUT (no day of banks). */
export const useAnnounceCollection = () =>
  useIdempotentMutation<useDebitMutationsAnnounceMutation>(graphql`
    mutation useDebitMutationsAnnounceMutation($executionOn: Date!, $invoiceIDs: [ID!]!) {
      announceCollection(executionOn: $executionOn, invoiceIDs: $invoiceIDs) {
        success
      }
    }
  `);

/** The steps of a collection are refused with ERR_DEBIT_NOT_UPDATED, ERR_DEBIT_NOT_FOUND. */
export const useCancelCollection = () =>
  useIdempotentMutation<useDebitMutationsCancelMutation>(graphql`
    mutation useDebitMutationsCancelMutation($id: ID!) {
      cancelCollection(id: $id) {
        success
      }
    }
  `);

export const useSubmitCollection = () =>
  useIdempotentMutation<useDebitMutationsSubmitMutation>(graphql`
    mutation useDebitMutationsSubmitMutation($id: ID!, $version: Int!) {
      submitCollection(id: $id, version: $version) {
        success
      }
    }
  `);

export const useSettleCollection = () =>
  useIdempotentMutation<useDebitMutationsSettleMutation>(graphql`
    mutation useDebitMutationsSettleMutation($id: ID!) {
      settleCollection(id: $id) {
        success
      }
    }
  `);

export const useReturnDebit = () =>
  useIdempotentMutation<useDebitMutationsReturnMutation>(graphql`
    mutation useDebitMutationsReturnMutation($id: ID!, $invoiceID: ID!, $reason: String!, $returnedOn: Date) {
      returnDebit(id: $id, invoiceID: $invoiceID, reason: $reason, returnedOn: $returnedOn) {
        success
      }
    }
  `);

/** Refused with ERR_USER_NOT_FOUND, ERR_MANDATE_NOT_CREATED. */
export const useEnterMandate = () =>
  useIdempotentMutation<useDebitMutationsEnterMutation>(graphql`
    mutation useDebitMutationsEnterMutation(
      $userID: ID!
      $account: MandateInput!
      $signedOn: Date!
      $reference: String
      $lastUsedOn: Date
    ) {
      enterMandate(
        userID: $userID
        account: $account
        signedOn: $signedOn
        reference: $reference
        lastUsedOn: $lastUsedOn
      ) {
        success
      }
    }
  `);

export const useEndMandate = () =>
  useIdempotentMutation<useDebitMutationsRevokeMutation>(graphql`
    mutation useDebitMutationsRevokeMutation($id: ID!) {
      revokeMandate(id: $id) {
        success
      }
    }
  `);
