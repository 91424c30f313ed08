/**
 * @generated SignedSource<<1cbe6c827be5f1e98807d7c5b2cbcffb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChildLinks_user$data = {
  readonly children: ReadonlyArray<{
    readonly firstName: string;
    readonly lastName: string;
    readonly userID: string;
  }>;
  readonly " $fragmentType": "ChildLinks_user";
};
export type ChildLinks_user$key = {
  readonly " $data"?: ChildLinks_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChildLinks_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChildLinks_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Child",
      "kind": "LinkedField",
      "name": "children",
      "plural": true,
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "ee970ac69f6926c6b889b07e43cde512";

export default node;
