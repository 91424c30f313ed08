/**
 * @generated SignedSource<<20e4c051fcf1d89b78c3145c79526a46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErasureCard_user$data = {
  readonly erasureRequested: boolean;
  readonly id: string;
  readonly " $fragmentType": "ErasureCard_user";
};
export type ErasureCard_user$key = {
  readonly " $data"?: ErasureCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErasureCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ErasureCard_user",
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
      "name": "erasureRequested",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "4170abb314d2ae1b712255e0c3ccfb1f";

export default node;
