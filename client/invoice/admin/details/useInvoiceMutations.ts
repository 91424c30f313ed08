import { graphql } from 'react-relay';
import type { useInvoiceMutationsCancelMutation } from '../../../__generated__/useInvoiceMutationsCancelMutation.graphql.ts';
import type { useInvoiceMutationsPaidMutation } from '../../../__generated__/useInvoiceMutationsPaidMutation.graphql.ts';
import type { useInvoiceMutationsPrintedMutation } from '../../../__generated__/useInvoiceMutationsPrintedMutation.graphql.ts';
import type { useInvoiceMutationsRefundedMutation } from '../../../__generated__/useInvoiceMutationsRefundedMutation.graphql.ts';
import type { useInvoiceMutationsUnpaidMutation } from '../../../__generated__/useInvoiceMutationsUnpaidMutation.graphql.ts';
import type { useInvoiceMutationsWarningMutation } from '../../../__generated__/useInvoiceMutationsWarningMutation.graphql.ts';
import type { useInvoiceMutationsWaiveMutation } from '../../../__generated__/useInvoiceMutationsWaiveMutation.graphql.ts';
import { useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';

/** All of them are refused with ERR_INVOICE_NOT_UPDATED, ERR_INVOICE_NOT_FOUND. */
export const useSetPaid = () =>
  useIdempotentMutation<useInvoiceMutationsPaidMutation>(graphql`
    mutation useInvoiceMutationsPaidMutation(
      $id: ID!
      $amount: Cents
      $paidAt: Date
      $method: ReceiptMethod
      $reference: String
    ) {
      setAsPaid(id: $id, amount: $amount, paidAt: $paidAt, method: $method, reference: $reference) {
        success
      }
    }
  `);

export const useSetUnpaid = () =>
  useIdempotentMutation<useInvoiceMutationsUnpaidMutation>(graphql`
    mutation useInvoiceMutationsUnpaidMutation($id: ID!, $reason: String!, $returnedAt: Date) {
      setAsUnpaid(id: $id, reason: $reason, returnedAt: $returnedAt) {
        success
      }
    }
  `);

export const useSendWarning = () =>
  useIdempotentMutation<useInvoiceMutationsWarningMutation>(graphql`
    mutation useInvoiceMutationsWarningMutation($id: ID!) {
      sendInvoiceWarning(id: $id) {
        success
      }
    }
  `);

export const useCancelInvoice = () =>
  useIdempotentMutation<useInvoiceMutationsCancelMutation>(graphql`
    mutation useInvoiceMutationsCancelMutation($id: ID!, $reason: String!) {
      cancelInvoice(id: $id, reason: $reason) {
        success
      }
    }
  `);

export const useSetPrinted = () =>
  useIdempotentMutation<useInvoiceMutationsPrintedMutation>(graphql`
    mutation useInvoiceMutationsPrintedMutation($id: ID!) {
      setInvoicePrinted(id: $id) {
        success
      }
    }
  `);

export const useSetRefunded = () =>
  useIdempotentMutation<useInvoiceMutationsRefundedMutation>(graphql`
    mutation useInvoiceMutationsRefundedMutation($id: ID!, $reference: String, $refundedAt: Date) {
      setInvoiceRefunded(id: $id, reference: $reference, refundedAt: $refundedAt) {
        success
      }
    }
  `);

export const useWaiveRest = () =>
  useIdempotentMutation<useInvoiceMutationsWaiveMutation>(graphql`
    mutation useInvoiceMutationsWaiveMutation($id: ID!, $reason: String!) {
      waiveInvoiceRest(id: $id, reason: $reason) {
        success
      }
    }
  `);
