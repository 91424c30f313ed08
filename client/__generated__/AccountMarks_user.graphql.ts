/**
 * @generated SignedSource<<30fa98d7677f040d2b9ded126ef6ed82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountMarks_user$data = {
  readonly active: boolean;
  readonly erasureRequested: boolean;
  readonly verified: boolean;
  readonly " $fragmentType": "AccountMarks_user";
};
export type AccountMarks_user$key = {
  readonly " $data"?: AccountMarks_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountMarks_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountMarks_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "verified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "erasureRequested",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "2495f5dc9bf4bd4dab730d846a30df85";

export default node;
