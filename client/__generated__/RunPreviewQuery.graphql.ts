/**
 * @generated SignedSource<<146d70d4460e9e29517519c165358fcb>>
 * @relayHash 4e941d5f9f8bd06c6a3ab7cebcf49799
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92b53b06bd2a3abc999b79c56a71235e526923d5227e0cd1c6e683ce03b66397

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Role = "ADMIN" | "GUEST" | "MEMBER" | "TRAINER";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
export type RunPreviewQuery$variables = {
  fromDate: LocalDate;
  role?: Role | null | undefined;
  toDate: LocalDate;
};
export type RunPreviewQuery$data = {
  readonly invoiceRun: ReadonlyArray<{
    readonly amount: Cents;
    readonly firstName: string;
    readonly hasAddress: boolean;
    readonly lastName: string;
    readonly userID: string;
    readonly " $fragmentSpreads": FragmentRefs<"RunPeople_people">;
  }>;
};
export type RunPreviewQuery = {
  response: RunPreviewQuery$data;
  variables: RunPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fromDate"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "role"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toDate"
},
v3 = [
  {
    "kind": "Variable",
    "name": "fromDate",
    "variableName": "fromDate"
  },
  {
    "kind": "Variable",
    "name": "role",
    "variableName": "role"
  },
  {
    "kind": "Variable",
    "name": "toDate",
    "variableName": "toDate"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userID",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasAddress",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RunPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "InvoiceRunPerson",
        "kind": "LinkedField",
        "name": "invoiceRun",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RunPeople_people"
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RunPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "InvoiceRunPerson",
        "kind": "LinkedField",
        "name": "invoiceRun",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "items",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4e941d5f9f8bd06c6a3ab7cebcf49799",
    "id": "92b53b06bd2a3abc999b79c56a71235e526923d5227e0cd1c6e683ce03b66397",
    "metadata": {},
    "name": "RunPreviewQuery",
    "operationKind": "query",
    "text": "query RunPreviewQuery(\n  $fromDate: Date!\n  $toDate: Date!\n  $role: Role\n) {\n  invoiceRun(fromDate: $fromDate, toDate: $toDate, role: $role) {\n    userID\n    firstName\n    lastName\n    amount\n    hasAddress\n    ...RunPeople_people\n  }\n}\n\nfragment RunPeople_people on InvoiceRunPerson {\n  userID\n  firstName\n  lastName\n  items\n  amount\n}\n"
  }
};
})();

(node as any).hash = "413ba29db91f4e26dcedab230136148f";

export default node;
