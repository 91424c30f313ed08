/**
 * @generated SignedSource<<6cb49af0c4edc170458709f3e20c062c>>
 * @relayHash aafc36e1cb263bceacfa0f4742cec20f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7713ddac2d22585c84ae4df3c629abb086ed6d6b9decd03e8f917ffb53f0a561

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
import type { LocalDate } from "@platzwart/contracts/core";
export type CollectionPageQuery$variables = {
  id: string;
};
export type CollectionPageQuery$data = {
  readonly debitCollection: {
    readonly executionOn: LocalDate;
    readonly " $fragmentSpreads": FragmentRefs<"CollectionDebits_collection" | "CollectionSteps_collection">;
  } | null | undefined;
};
export type CollectionPageQuery = {
  response: CollectionPageQuery$data;
  variables: CollectionPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
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
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CollectionPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DebitCollection",
        "kind": "LinkedField",
        "name": "debitCollection",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CollectionSteps_collection"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CollectionDebits_collection"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CollectionPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DebitCollection",
        "kind": "LinkedField",
        "name": "debitCollection",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "announcedOn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "submitUntil",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "submittedOn",
            "storageKey": null
          },
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
            "name": "count",
            "storageKey": null
          },
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "credited",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "documentUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Debit",
            "kind": "LinkedField",
            "name": "debits",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "invoiceNumber",
                "storageKey": null
              },
              (v5/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dropReason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "returnReason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "returnFee",
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "paidOtherwise",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "aafc36e1cb263bceacfa0f4742cec20f",
    "id": "7713ddac2d22585c84ae4df3c629abb086ed6d6b9decd03e8f917ffb53f0a561",
    "metadata": {},
    "name": "CollectionPageQuery",
    "operationKind": "query",
    "text": "query CollectionPageQuery(\n  $id: ID!\n) {\n  debitCollection(id: $id) {\n    executionOn\n    ...CollectionSteps_collection\n    ...CollectionDebits_collection\n  }\n}\n\nfragment CollectionDebits_collection on DebitCollection {\n  _id\n  state\n  debits {\n    _id\n    invoiceNumber\n    amount\n    state\n    dropReason\n    returnReason\n    returnFee\n    firstName\n    lastName\n    paidOtherwise\n  }\n}\n\nfragment CollectionSteps_collection on DebitCollection {\n  _id\n  state\n  announcedOn\n  executionOn\n  submitUntil\n  submittedOn\n  version\n  count\n  amount\n  credited\n  documentUrl\n}\n"
  }
};
})();

(node as any).hash = "c58a237e64b979657eb0fbf67912246c";

export default node;
