/**
 * @generated SignedSource<<2883a9f2e14ede3aae3839fbbdcda738>>
 * @relayHash 161ec33f07ec2b2cdaab55eb6c8ec3c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eae65faa454c52732199a8d4e0dbd6ca8c71dadc3bbbf5f76bc54218044dbbdd

import type { ConcreteRequest } from 'relay-runtime';
export type MailType = "GUEST_VERIFY" | "INIT_CODE" | "NEW_MAIL" | "RESET_PASSWORD";
export type useSendMailMutation$variables = {
  email: string;
  type: MailType;
};
export type useSendMailMutation$data = {
  readonly resendMail: {
    readonly success: boolean;
  };
};
export type useSendMailMutation = {
  response: useSendMailMutation$data;
  variables: useSendMailMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "type"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      },
      {
        "kind": "Variable",
        "name": "type",
        "variableName": "type"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "resendMail",
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
    "name": "useSendMailMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendMailMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "161ec33f07ec2b2cdaab55eb6c8ec3c2",
    "id": "eae65faa454c52732199a8d4e0dbd6ca8c71dadc3bbbf5f76bc54218044dbbdd",
    "metadata": {},
    "name": "useSendMailMutation",
    "operationKind": "mutation",
    "text": "mutation useSendMailMutation(\n  $email: String!\n  $type: MailType!\n) {\n  resendMail(email: $email, type: $type) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "c1e4401200b8d80469be83e931fb7944";

export default node;
