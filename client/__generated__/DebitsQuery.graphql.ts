/**
 * @generated SignedSource<<13cd28884c7951e1b5fe502e1a1eb122>>
 * @relayHash ea77fd8199f25db07eb41aca086fb46a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48fe572c5e4c340f8b95a715d19cbf3a2269b61fd99675b1bc23cd7028e17194

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DebitCollectionState = "ANNOUNCED" | "CANCELLED" | "SETTLED" | "SUBMITTED";
import type { LocalDate } from "@platzwart/contracts/core";
export type DebitsQuery$variables = Record<PropertyKey, never>;
export type DebitsQuery$data = {
  readonly debitCollections: ReadonlyArray<{
    readonly executionOn: LocalDate;
    readonly state: DebitCollectionState;
    readonly " $fragmentSpreads": FragmentRefs<"CollectionList_collections">;
  }>;
  readonly directDebitTerms: {
    readonly earliestExecution: LocalDate;
  } | null | undefined;
  readonly mandates: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Mandates_mandates">;
  }>;
};
export type DebitsQuery = {
  response: DebitsQuery$data;
  variables: DebitsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "DirectDebitTerms",
  "kind": "LinkedField",
  "name": "directDebitTerms",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "earliestExecution",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "executionOn",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "_id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DebitsQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "DebitCollection",
        "kind": "LinkedField",
        "name": "debitCollections",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CollectionList_collections"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Mandate",
        "kind": "LinkedField",
        "name": "mandates",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Mandates_mandates"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DebitsQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "DebitCollection",
        "kind": "LinkedField",
        "name": "debitCollections",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amount",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Mandate",
        "kind": "LinkedField",
        "name": "mandates",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
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
            "name": "origin",
            "storageKey": null
          },
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
    ]
  },
  "params": {
    "cacheID": "ea77fd8199f25db07eb41aca086fb46a",
    "id": "48fe572c5e4c340f8b95a715d19cbf3a2269b61fd99675b1bc23cd7028e17194",
    "metadata": {},
    "name": "DebitsQuery",
    "operationKind": "query",
    "text": "query DebitsQuery {\n  directDebitTerms {\n    earliestExecution\n  }\n  debitCollections {\n    state\n    executionOn\n    ...CollectionList_collections\n  }\n  mandates {\n    ...Mandates_mandates\n  }\n}\n\nfragment CollectionList_collections on DebitCollection {\n  _id\n  state\n  executionOn\n  count\n  amount\n}\n\nfragment Mandates_mandates on Mandate {\n  _id\n  reference\n  signedOn\n  validUntil\n  iban\n  origin\n  userID\n  firstName\n  lastName\n}\n"
  }
};
})();

(node as any).hash = "7e1d0bbe015fd3342179767cf96618a1";

export default node;
