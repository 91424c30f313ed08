import { graphql } from 'react-relay';
import type { useOrderVoucherConsentMutation } from '../__generated__/useOrderVoucherConsentMutation.graphql.ts';
import type { useOrderVoucherDeleteMutation } from '../__generated__/useOrderVoucherDeleteMutation.graphql.ts';
import type { useOrderVoucherMutation } from '../__generated__/useOrderVoucherMutation.graphql.ts';
import { useIdempotentMutation } from '../core/relay/useIdempotentMutation.ts';

/** Orders a card. Refused with ERR_VOUCHER_NOT_CREATED, ERR_NOT_AUTHORIZED, ERR_INVALID_INPUT, ERR_USER_NOT_FOUND. */
export const useOrderVoucher = () =>
  useIdempotentMutation<useOrderVoucherMutation>(graphql`
    mutation useOrderVoucherMutation($userID: ID!, $type: VoucherType, $consent: String) {
      addVoucher(userID: $userID, type: $type, consent: $consent) {
        success
      }
    }
  `);

/** Asks to use a card at once. Refused with ERR_VOUCHER_NOT_FOUND, ERR_INVALID_INPUT. */
export const useConsentToVoucher = () =>
  useIdempotentMutation<useOrderVoucherConsentMutation>(graphql`
    mutation useOrderVoucherConsentMutation($id: ID!, $consent: String!) {
      consentToVoucher(id: $id, consent: $consent) {
        success
      }
    }
  `);

/** Removes a card, or withdraws from it. Refused with ERR_VOUCHER_NOT_DELETED, ERR_VOUCHER_NOT_FOUND. */
export const useDeleteVoucher = () =>
  useIdempotentMutation<useOrderVoucherDeleteMutation>(graphql`
    mutation useOrderVoucherDeleteMutation($id: ID!) {
      deleteVoucher(id: $id) {
        success
      }
    }
  `);
