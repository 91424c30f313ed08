/**
 * @generated SignedSource<<ae0176d429cb39013fc293a3e327f82f>>
 * @relayHash 525f09ee23f7a5fc929589432f5ff320
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca39a1d4f7a10d38afa9735b1eddfe92564e5c83101fe5c678601059e06949a9

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "de" | "en";
export type Role = "ADMIN" | "GUEST" | "MEMBER" | "TRAINER";
export type UserInput = {
  active?: boolean | null | undefined;
  address?: AddressInput | null | undefined;
  companyName?: string | null | undefined;
  discount?: number | null | undefined;
  email?: string | null | undefined;
  firstName: string;
  guardianID?: string | null | undefined;
  language?: Language | null | undefined;
  lastName: string;
  phone?: string | null | undefined;
  role: Role;
  userID?: string | null | undefined;
};
export type AddressInput = {
  city: string;
  country?: string | null | undefined;
  houseNumber: string;
  street: string;
  zip: string;
};
export type useCreateUserMutation$variables = {
  user: UserInput;
};
export type useCreateUserMutation$data = {
  readonly createUser: {
    readonly user: {
      readonly id: string;
    } | null | undefined;
  };
};
export type useCreateUserMutation = {
  response: useCreateUserMutation$data;
  variables: useCreateUserMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "user"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "user",
        "variableName": "user"
      }
    ],
    "concreteType": "UserResult",
    "kind": "LinkedField",
    "name": "createUser",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
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
    "name": "useCreateUserMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateUserMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "525f09ee23f7a5fc929589432f5ff320",
    "id": "ca39a1d4f7a10d38afa9735b1eddfe92564e5c83101fe5c678601059e06949a9",
    "metadata": {},
    "name": "useCreateUserMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateUserMutation(\n  $user: UserInput!\n) {\n  createUser(user: $user) {\n    user {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "964b82cf11925551b1936c9d0879d88f";

export default node;
