/**
 * @generated SignedSource<<5f43b07a8ad8d01535a76294421f6286>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailKind = "ACCOUNT_DEACTIVATED" | "ACCOUNT_ERASED" | "BOOKING_CANCELLED" | "BOOKING_CHANGED" | "BOOKING_CONFIRMED" | "BOOKING_REMINDER" | "DEBIT_ANNOUNCED" | "DEBIT_CANCELLED" | "DEBIT_RETURNED" | "EMAIL_CHANGED" | "GAME_CANCELLED" | "GAME_CHANGED" | "GUEST_VERIFY" | "INIT_CODE" | "INVOICE" | "INVOICE_CANCELLED" | "INVOICE_CORRECTED" | "INVOICE_WARNING" | "LOG_FLAWED" | "LOG_HEAD" | "MANDATE_REVOKED" | "MANDATE_SIGNED" | "NEW_EMAIL" | "NEW_EMAIL_NOTICE" | "PASSWORD_CHANGED" | "PAYMENT_LAPSED" | "PAYMENT_REFUNDED" | "PLAYER_NAMED" | "REGISTRATION_ATTEMPTED" | "RESET_PASSWORD" | "SEASON_ASKED" | "SEASON_REMINDER" | "SECOND_FACTOR_ENABLED" | "SECOND_FACTOR_REMOVED" | "SLOT_OFFERED" | "VOUCHER_ORDERED" | "VOUCHER_USED_UP";
export type MailState = "DROPPED" | "FAILED" | "SENT" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type MailTable_mails$data = ReadonlyArray<{
  readonly _id: string;
  readonly created_at: string;
  readonly id: string;
  readonly kind: MailKind;
  readonly problem: string | null | undefined;
  readonly recipient: {
    readonly firstName: string;
    readonly lastName: string;
    readonly userID: string;
  } | null | undefined;
  readonly sent_at: string | null | undefined;
  readonly state: MailState;
  readonly tries: number;
  readonly " $fragmentType": "MailTable_mails";
}>;
export type MailTable_mails$key = ReadonlyArray<{
  readonly " $data"?: MailTable_mails$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailTable_mails">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MailTable_mails",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "_id",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "created_at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sent_at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tries",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingUser",
      "kind": "LinkedField",
      "name": "recipient",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userID",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Mail",
  "abstractKey": null
};

(node as any).hash = "41a30bdb13708c521c92821c15018dae";

export default node;
