/**
 * @generated SignedSource<<e50d95f21f2e3b08930e69abde4f7a06>>
 * @relayHash 1190e9cd8961e7f3b041c56dbea4c438
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c884f875c85a03f2d336df6275ba352c8e1f04ec7d31924644347db04ef86c85

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
export type MandateInput = {
  holder: string;
  iban: string;
};
export type useDebitMutationsEnterMutation$variables = {
  account: MandateInput;
  signedOn: LocalDate;
  userID: string;
};
export type useDebitMutationsEnterMutation$data = {
  readonly enterMandate: {
    readonly success: boolean;
  };
};
export type useDebitMutationsEnterMutation = {
  response: useDebitMutationsEnterMutation$data;
  variables: useDebitMutationsEnterMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "account"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "signedOn"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userID"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "account",
        "variableName": "account"
      },
      {
        "kind": "Variable",
        "name": "signedOn",
        "variableName": "signedOn"
      },
      {
        "kind": "Variable",
        "name": "userID",
        "variableName": "userID"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "enterMandate",
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDebitMutationsEnterMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useDebitMutationsEnterMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "1190e9cd8961e7f3b041c56dbea4c438",
    "id": "c884f875c85a03f2d336df6275ba352c8e1f04ec7d31924644347db04ef86c85",
    "metadata": {},
    "name": "useDebitMutationsEnterMutation",
    "operationKind": "mutation",
    "text": "mutation useDebitMutationsEnterMutation(\n  $userID: ID!\n  $account: MandateInput!\n  $signedOn: Date!\n) {\n  enterMandate(userID: $userID, account: $account, signedOn: $signedOn) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "8954d52d9d7b20e2cdf891c94c21bea0";

export default node;
