/**
 * @generated SignedSource<<3e7a8a84e08cde48fdd0cebb5583c19d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "PAYPAL" | "VOUCHER";
export type PlayerRule = "NONE" | "OPTIONAL" | "REQUIRED";
import type { Cents } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type useOfferOrder_club$data = {
  readonly acceptedTerms: number;
  readonly bookingInfos: {
    readonly guestFee: Cents;
    readonly paymentMethods: ReadonlyArray<PaymentMethod>;
    readonly players: PlayerRule;
  };
  readonly terms: {
    readonly version: number;
  } | null | undefined;
  readonly " $fragmentType": "useOfferOrder_club";
};
export type useOfferOrder_club$key = {
  readonly " $data"?: useOfferOrder_club$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOfferOrder_club">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOfferOrder_club",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "acceptedTerms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Terms",
      "kind": "LinkedField",
      "name": "terms",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingInfos",
      "kind": "LinkedField",
      "name": "bookingInfos",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentMethods",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "players",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "guestFee",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "c19bedbdad1ce61c39866acfdc4bf9eb";

export default node;
