/**
 * @generated SignedSource<<ceeca2a63861127eee304f48ec26fb32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MandateForm_terms$data = {
  readonly creditorID: string;
  readonly creditorName: string;
  readonly noticeDays: number;
  readonly " $fragmentType": "MandateForm_terms";
};
export type MandateForm_terms$key = {
  readonly " $data"?: MandateForm_terms$data;
  readonly " $fragmentSpreads": FragmentRefs<"MandateForm_terms">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MandateForm_terms",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creditorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creditorID",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noticeDays",
      "storageKey": null
    }
  ],
  "type": "DirectDebitTerms",
  "abstractKey": null
};

(node as any).hash = "db2cc77a95b1a2d2ebaaee945e0c4d1d";

export default node;
