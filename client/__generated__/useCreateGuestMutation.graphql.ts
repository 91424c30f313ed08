/**
 * @generated SignedSource<<4c7133bf3153a61aee85ea77ea90313c>>
 * @relayHash 205c6e28d8d743bddaad4ac92e467c20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 059a35dacbfd43825dc869ec8547760a524a1f69a30a09cbf5ae12766d214cd3

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "de" | "en";
export type GuestInput = {
  address: AddressInput;
  email: string;
  firstName: string;
  language?: Language | null | undefined;
  lastName: string;
  password: string;
  phone: string;
};
export type AddressInput = {
  city: string;
  country?: string | null | undefined;
  houseNumber: string;
  street: string;
  zip: string;
};
export type useCreateGuestMutation$variables = {
  guest: GuestInput;
};
export type useCreateGuestMutation$data = {
  readonly createGuest: {
    readonly success: boolean;
  };
};
export type useCreateGuestMutation = {
  response: useCreateGuestMutation$data;
  variables: useCreateGuestMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "guest"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "guest",
        "variableName": "guest"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "createGuest",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateGuestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateGuestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "205c6e28d8d743bddaad4ac92e467c20",
    "id": "059a35dacbfd43825dc869ec8547760a524a1f69a30a09cbf5ae12766d214cd3",
    "metadata": {},
    "name": "useCreateGuestMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateGuestMutation(\n  $guest: GuestInput!\n) {\n  createGuest(guest: $guest) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "fa26d4d039cfef26b1bf8f9a94483312";

export default node;
