/**
 * @generated SignedSource<<8d98222120135e0f8da1067d7226ac69>>
 * @relayHash b096daf71051cd9d873903832db9f4b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b05d3ba79ab97e9be2dd40f90b20736c670059ed83b15e18b3ace6776fa69f9

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalTime } from "@platzwart/contracts/core";
export type useCloseCourtsMutation$variables = {
  courts: ReadonlyArray<number>;
  reason: string;
  sport: string;
  until: LocalTime;
};
export type useCloseCourtsMutation$data = {
  readonly closeCourts: {
    readonly success: boolean;
  };
};
export type useCloseCourtsMutation = {
  response: useCloseCourtsMutation$data;
  variables: useCloseCourtsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "courts"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reason"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sport"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "until"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "courts",
        "variableName": "courts"
      },
      {
        "kind": "Variable",
        "name": "reason",
        "variableName": "reason"
      },
      {
        "kind": "Variable",
        "name": "sport",
        "variableName": "sport"
      },
      {
        "kind": "Variable",
        "name": "until",
        "variableName": "until"
      }
    ],
    "concreteType": "BookingsResult",
    "kind": "LinkedField",
    "name": "closeCourts",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "success",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCloseCourtsMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCloseCourtsMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "b096daf71051cd9d873903832db9f4b6",
    "id": "9b05d3ba79ab97e9be2dd40f90b20736c670059ed83b15e18b3ace6776fa69f9",
    "metadata": {},
    "name": "useCloseCourtsMutation",
    "operationKind": "mutation",
    "text": "mutation useCloseCourtsMutation(\n  $sport: String!\n  $courts: [Int!]!\n  $until: Time!\n  $reason: String!\n) {\n  closeCourts(sport: $sport, courts: $courts, until: $until, reason: $reason) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "f938422d407d0ccd5799616717e6540d";

export default node;
