/**
 * @generated SignedSource<<5d5c8b7acc44be450884e251b5e10de9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteSheet_user$data = {
  readonly firstName: string;
  readonly lastName: string;
  readonly userID: string;
  readonly " $fragmentType": "DeleteSheet_user";
};
export type DeleteSheet_user$key = {
  readonly " $data"?: DeleteSheet_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteSheet_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteSheet_user",
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "70321d5d3d139f996093723241dc6689";

export default node;
