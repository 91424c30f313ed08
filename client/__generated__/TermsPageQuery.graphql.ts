/**
 * @generated SignedSource<<96eda1eb3b0efcee3b083ca64d657f35>>
 * @relayHash 82b195d89a20fcac2171849ffda48ce0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c4776c415e9e93cec07be632150e9c5b82a88c7c8041992deeb482dee618b63

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
export type TermsPageQuery$variables = Record<PropertyKey, never>;
export type TermsPageQuery$data = {
  readonly terms: {
    readonly de: string;
    readonly en: string | null | undefined;
    readonly issuedOn: LocalDate;
    readonly version: number;
  } | null | undefined;
};
export type TermsPageQuery = {
  response: TermsPageQuery$data;
  variables: TermsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Terms",
    "kind": "LinkedField",
    "name": "terms",
    "plural": false,
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TermsPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TermsPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "82b195d89a20fcac2171849ffda48ce0",
    "id": "7c4776c415e9e93cec07be632150e9c5b82a88c7c8041992deeb482dee618b63",
    "metadata": {},
    "name": "TermsPageQuery",
    "operationKind": "query",
    "text": "query TermsPageQuery {\n  terms {\n    version\n    issuedOn\n    de\n    en\n  }\n}\n"
  }
};
})();

(node as any).hash = "4112bed43724c85ea7833a133aaf9cda";

export default node;
