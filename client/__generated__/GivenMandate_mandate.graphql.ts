/**
 * @generated SignedSource<<f5666446f9d7844b0a84941008622ff0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type GivenMandate_mandate$data = {
  readonly _id: string;
  readonly holder: string | null | undefined;
  readonly iban: string | null | undefined;
  readonly reference: string;
  readonly signedOn: LocalDate;
  readonly validUntil: LocalDate;
  readonly " $fragmentType": "GivenMandate_mandate";
};
export type GivenMandate_mandate$key = {
  readonly " $data"?: GivenMandate_mandate$data;
  readonly " $fragmentSpreads": FragmentRefs<"GivenMandate_mandate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GivenMandate_mandate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "signedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "iban",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holder",
      "storageKey": null
    }
  ],
  "type": "Mandate",
  "abstractKey": null
};

(node as any).hash = "cecc1f95929523a478e25a1c120909b8";

export default node;
