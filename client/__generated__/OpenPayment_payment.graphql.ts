/**
 * @generated SignedSource<<2a785715b9f7d918c25c00dc2fbe07fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OnlinePaymentState = "ABANDONED" | "DECLINED" | "EXPIRED" | "PAID" | "REFUNDED" | "REFUND_DUE" | "WAITING";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type OpenPayment_payment$data = {
  readonly _id: string;
  readonly amount: Cents;
  readonly courts: ReadonlyArray<{
    readonly court: number;
    readonly date: LocalDate;
    readonly end: LocalTime;
    readonly sport: string;
    readonly start: LocalTime;
  }> | null | undefined;
  readonly expires_at: string;
  readonly person: {
    readonly firstName: string;
    readonly userID: string;
  } | null | undefined;
  readonly state: OnlinePaymentState;
  readonly " $fragmentType": "OpenPayment_payment";
};
export type OpenPayment_payment$key = {
  readonly " $data"?: OpenPayment_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenPayment_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenPayment_payment",
  "selections": [
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
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expires_at",
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
      "concreteType": "HeldCourt",
      "kind": "LinkedField",
      "name": "courts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sport",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "court",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "start",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "end",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingUser",
      "kind": "LinkedField",
      "name": "person",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "759861555956ad9f06aad7701959ef4a";

export default node;
