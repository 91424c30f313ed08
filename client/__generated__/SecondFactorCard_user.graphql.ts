/**
 * @generated SignedSource<<87b7d148275de2368f6f94020ef1f36f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "GUEST" | "MEMBER" | "TRAINER";
import type { FragmentRefs } from "relay-runtime";
export type SecondFactorCard_user$data = {
  readonly id: string;
  readonly role: Role;
  readonly secondFactor: boolean;
  readonly " $fragmentType": "SecondFactorCard_user";
};
export type SecondFactorCard_user$key = {
  readonly " $data"?: SecondFactorCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecondFactorCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SecondFactorCard_user",
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
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secondFactor",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "b5eb4bddde9686d6031fb0759828643b";

export default node;
