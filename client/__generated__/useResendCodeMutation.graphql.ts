/**
 * @generated SignedSource<<9297946d507546326b9415a753fc1a2c>>
 * @relayHash 65fb52dc04e463dbfcb03a58ede07a42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6acf1ae45919cbda887481a6f3a02a57853dffffdb099f30ad24749e5f090dd4

import type { ConcreteRequest } from 'relay-runtime';
export type MailType = "GUEST_VERIFY" | "INIT_CODE" | "NEW_MAIL" | "RESET_PASSWORD";
export type useResendCodeMutation$variables = {
  email: string;
  type: MailType;
};
export type useResendCodeMutation$data = {
  readonly resendMail: {
    readonly success: boolean;
  };
};
export type useResendCodeMutation = {
  response: useResendCodeMutation$data;
  variables: useResendCodeMutation$variables;
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
    "name": "useResendCodeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useResendCodeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "65fb52dc04e463dbfcb03a58ede07a42",
    "id": "6acf1ae45919cbda887481a6f3a02a57853dffffdb099f30ad24749e5f090dd4",
    "metadata": {},
    "name": "useResendCodeMutation",
    "operationKind": "mutation",
    "text": "mutation useResendCodeMutation(\n  $email: String!\n  $type: MailType!\n) {\n  resendMail(email: $email, type: $type) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "01e54dcd0e0ddd1fbc9eb5ecf63a8b45";

export default node;
