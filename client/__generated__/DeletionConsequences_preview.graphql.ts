/**
 * @generated SignedSource<<a29aefc4d6c13a01536b446990b30dde>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeletionConsequences_preview$data = {
  readonly futureBookings: ReadonlyArray<{
    readonly __typename: "Booking";
  }>;
  readonly hoursLeft: number;
  readonly pastBookings: number;
  readonly " $fragmentSpreads": FragmentRefs<"FutureBookingList_preview">;
  readonly " $fragmentType": "DeletionConsequences_preview";
};
export type DeletionConsequences_preview$key = {
  readonly " $data"?: DeletionConsequences_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletionConsequences_preview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeletionConsequences_preview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pastBookings",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hoursLeft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "futureBookings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FutureBookingList_preview"
    }
  ],
  "type": "DeletionPreview",
  "abstractKey": null
};

(node as any).hash = "c7e67ce3ae4d62fe77cf087a6ac3655d";

export default node;
