/**
 * @generated SignedSource<<e7e08145034a04d89bb7f8e76401cf19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeactivateSheet_user$data = {
  readonly firstName: string;
  readonly lastName: string;
  readonly userID: string;
  readonly " $fragmentType": "DeactivateSheet_user";
};
export type DeactivateSheet_user$key = {
  readonly " $data"?: DeactivateSheet_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeactivateSheet_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeactivateSheet_user",
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

(node as any).hash = "f6dd54f82439c367386f860c3a6ed8dc";

export default node;
