/**
 * @generated SignedSource<<91b08bfaa2d50b218f3103d72cfe540b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingTable_courts$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCourtName_courts">;
  readonly " $fragmentType": "BookingTable_courts";
};
export type BookingTable_courts$key = {
  readonly " $data"?: BookingTable_courts$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingTable_courts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingTable_courts",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCourtName_courts"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "1d83240e0dc397d7e5dd5c1072325843";

export default node;
