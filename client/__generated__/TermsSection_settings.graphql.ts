/**
 * @generated SignedSource<<983c9758b2d1c4d016d9fb5792a07d1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type TermsSection_settings$data = {
  readonly termsVersions: ReadonlyArray<{
    readonly de: string;
    readonly en: string | null | undefined;
    readonly issuedOn: LocalDate;
    readonly version: number;
  }>;
  readonly " $fragmentType": "TermsSection_settings";
};
export type TermsSection_settings$key = {
  readonly " $data"?: TermsSection_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermsSection_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TermsSection_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Terms",
      "kind": "LinkedField",
      "name": "termsVersions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "issuedOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "de",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "en",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "70319d06d989731d36471b41ca6c836b";

export default node;
