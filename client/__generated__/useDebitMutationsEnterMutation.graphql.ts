/**
 * @generated SignedSource<<d43cbbe18a7fbb201f4edf7b866a88b5>>
 * @relayHash 0ca175e58ab4618ff7628419efce860f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59d1eef781b01c2ff08ec948db46ea6a08baa65b2a9ae9b13db24bfdae2b832d

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
export type MandateInput = {
  holder: string;
  iban: string;
};
export type useDebitMutationsEnterMutation$variables = {
  account: MandateInput;
  lastUsedOn?: LocalDate | null | undefined;
  reference?: string | null | undefined;
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
  "name": "lastUsedOn"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reference"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "signedOn"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userID"
},
v5 = [
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
        "name": "lastUsedOn",
        "variableName": "lastUsedOn"
      },
      {
        "kind": "Variable",
        "name": "reference",
        "variableName": "reference"
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
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDebitMutationsEnterMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useDebitMutationsEnterMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "0ca175e58ab4618ff7628419efce860f",
    "id": "59d1eef781b01c2ff08ec948db46ea6a08baa65b2a9ae9b13db24bfdae2b832d",
    "metadata": {},
    "name": "useDebitMutationsEnterMutation",
    "operationKind": "mutation",
    "text": "mutation useDebitMutationsEnterMutation(\n  $userID: ID!\n  $account: MandateInput!\n  $signedOn: Date!\n  $reference: String\n  $lastUsedOn: Date\n) {\n  enterMandate(userID: $userID, account: $account, signedOn: $signedOn, reference: $reference, lastUsedOn: $lastUsedOn) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "17ef3d3b10a9f0eff42d6dda86df3753";

export default node;
