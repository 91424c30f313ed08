/**
 * @generated SignedSource<<6d00a7f9baf3f6f669ede8b73108582f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemoveFactorDialog_user$data = {
  readonly firstName: string;
  readonly lastName: string;
  readonly userID: string;
  readonly " $fragmentType": "RemoveFactorDialog_user";
};
export type RemoveFactorDialog_user$key = {
  readonly " $data"?: RemoveFactorDialog_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemoveFactorDialog_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RemoveFactorDialog_user",
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

(node as any).hash = "a15063a572b4534698ab0808193ab783";

export default node;
