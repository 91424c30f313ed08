/**
 * @generated SignedSource<<1042ea574b4afdf628f8aaeabf781650>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "GUEST" | "MEMBER" | "TRAINER";
import type { FragmentRefs } from "relay-runtime";
export type AccountFamily_user$data = {
  readonly children: ReadonlyArray<{
    readonly __typename: "Child";
  }>;
  readonly email: string | null | undefined;
  readonly guardian: {
    readonly firstName: string;
    readonly lastName: string;
    readonly role: Role;
    readonly userID: string;
  } | null | undefined;
  readonly userID: string;
  readonly " $fragmentSpreads": FragmentRefs<"ChildLinks_user">;
  readonly " $fragmentType": "AccountFamily_user";
};
export type AccountFamily_user$key = {
  readonly " $data"?: AccountFamily_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountFamily_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userID",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountFamily_user",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "guardian",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChildLinks_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "0e8ba4281fd89372b2e09df91cc94a21";

export default node;
