/**
 * @generated SignedSource<<a1e0b9ff8c174d3540682ff57995dd0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailKind = "ACCOUNT_DEACTIVATED" | "ACCOUNT_ERASED" | "BOOKING_CANCELLED" | "BOOKING_CHANGED" | "BOOKING_CONFIRMED" | "BOOKING_REMINDER" | "DEBIT_ANNOUNCED" | "DEBIT_CANCELLED" | "DEBIT_RETURNED" | "EMAIL_CHANGED" | "GAME_CANCELLED" | "GAME_CHANGED" | "GUEST_VERIFY" | "INIT_CODE" | "INVOICE" | "INVOICE_CANCELLED" | "INVOICE_CORRECTED" | "INVOICE_WARNING" | "LOG_FLAWED" | "LOG_HEAD" | "MANDATE_REVOKED" | "MANDATE_SIGNED" | "NEW_EMAIL" | "NEW_EMAIL_NOTICE" | "PASSWORD_CHANGED" | "PAYMENT_LAPSED" | "PAYMENT_REFUNDED" | "PLAYER_NAMED" | "REGISTRATION_ATTEMPTED" | "RESET_PASSWORD" | "SEASON_ASKED" | "SEASON_REMINDER" | "SECOND_FACTOR_ENABLED" | "SECOND_FACTOR_REMOVED" | "SLOT_OFFERED" | "VOUCHER_ORDERED" | "VOUCHER_USED_UP";
export type MailState = "DROPPED" | "FAILED" | "SENT" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type HistoryMails_mails$data = ReadonlyArray<{
  readonly kind: MailKind;
  readonly state: MailState;
  readonly " $fragmentType": "HistoryMails_mails";
}>;
export type HistoryMails_mails$key = ReadonlyArray<{
  readonly " $data"?: HistoryMails_mails$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryMails_mails">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "HistoryMails_mails",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "HistoryMail",
  "abstractKey": null
};

(node as any).hash = "d65d0f648b84b884bef1122b0c0a331b";

export default node;
