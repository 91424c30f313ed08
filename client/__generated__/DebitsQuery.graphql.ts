/**
 * @generated SignedSource<<5f87aa9cb54157e4e7226391bfd3bb60>>
 * @relayHash 1ba448c540af188b70b9ff1deb2f7842
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3609ea486a02f338cf84d82baa0172d592f93375e34f720e2c6d155f25bd1408

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
import type { LocalDate } from "@platzwart/contracts/core";
export type DebitsQuery$variables = Record<PropertyKey, never>;
export type DebitsQuery$data = {
  readonly debitCollections: ReadonlyArray<{
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "executionOn",
            "storageKey": null
          },
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
          (v1/*:: as any*/),
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
    "cacheID": "1ba448c540af188b70b9ff1deb2f7842",
    "id": "3609ea486a02f338cf84d82baa0172d592f93375e34f720e2c6d155f25bd1408",
    "metadata": {},
    "name": "DebitsQuery",
    "operationKind": "query",
    "text": "query DebitsQuery {\n  directDebitTerms {\n    earliestExecution\n  }\n  debitCollections {\n    ...CollectionList_collections\n  }\n  mandates {\n    ...Mandates_mandates\n  }\n}\n\nfragment CollectionList_collections on DebitCollection {\n  _id\n  state\n  executionOn\n  count\n  amount\n}\n\nfragment Mandates_mandates on Mandate {\n  _id\n  reference\n  signedOn\n  validUntil\n  iban\n  origin\n  userID\n  firstName\n  lastName\n}\n"
  }
};
})();

(node as any).hash = "a109760173918756ab1cc00527d1c6cc";

export default node;
