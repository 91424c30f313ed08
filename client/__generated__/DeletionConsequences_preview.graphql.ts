/**
 * @generated SignedSource<<9513664d7acfcbc1f8040398bb993dd6>>
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

(node as any).hash = "a819a2fbe6849045c5fef49ff893842c";

export default node;
