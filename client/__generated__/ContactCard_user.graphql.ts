/**
 * @generated SignedSource<<3770a2f8c915118583ef049c6471c222>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "de" | "en";
import type { FragmentRefs } from "relay-runtime";
export type ContactCard_user$data = {
  readonly address: {
    readonly city: string;
    readonly country: string | null | undefined;
    readonly houseNumber: string;
    readonly street: string;
    readonly zip: string;
  } | null | undefined;
  readonly language: Language;
  readonly phone: string | null | undefined;
  readonly userID: string;
  readonly " $fragmentType": "ContactCard_user";
};
export type ContactCard_user$key = {
  readonly " $data"?: ContactCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactCard_user",
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
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "street",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "houseNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "zip",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "058b046c0f55c2afea66585f109ad835";

export default node;
