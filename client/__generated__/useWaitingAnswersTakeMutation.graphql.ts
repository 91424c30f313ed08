/**
 * @generated SignedSource<<be37c40829342060028cafd02256c1e2>>
 * @relayHash be01015e4b26c0a379c18a0348b39c64
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5d3f69806540e57b7fd414672690e5abcd0bc5897a01ccc4fcd3fe27874c217

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "PAYPAL" | "VOUCHER";
import type { Cents } from "@platzwart/contracts/core";
export type PlayerInput = {
  guestName?: string | null | undefined;
  userID?: string | null | undefined;
};
export type useWaitingAnswersTakeMutation$variables = {
  acceptedTerms?: number | null | undefined;
  id: string;
  paymentMethod: PaymentMethod;
  players?: ReadonlyArray<PlayerInput> | null | undefined;
  price: Cents;
};
export type useWaitingAnswersTakeMutation$data = {
  readonly takeOffer: {
    readonly payment: string | null | undefined;
  };
};
export type useWaitingAnswersTakeMutation = {
  response: useWaitingAnswersTakeMutation$data;
  variables: useWaitingAnswersTakeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "acceptedTerms"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "paymentMethod"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "players"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "price"
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "acceptedTerms",
        "variableName": "acceptedTerms"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "paymentMethod",
        "variableName": "paymentMethod"
      },
      {
        "kind": "Variable",
        "name": "players",
        "variableName": "players"
      },
      {
        "kind": "Variable",
        "name": "price",
        "variableName": "price"
      }
    ],
    "concreteType": "OfferResult",
    "kind": "LinkedField",
    "name": "takeOffer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "payment",
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
    "name": "useWaitingAnswersTakeMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useWaitingAnswersTakeMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "be01015e4b26c0a379c18a0348b39c64",
    "id": "d5d3f69806540e57b7fd414672690e5abcd0bc5897a01ccc4fcd3fe27874c217",
    "metadata": {},
    "name": "useWaitingAnswersTakeMutation",
    "operationKind": "mutation",
    "text": "mutation useWaitingAnswersTakeMutation(\n  $id: ID!\n  $price: Cents!\n  $paymentMethod: PaymentMethod!\n  $acceptedTerms: Int\n  $players: [PlayerInput!]\n) {\n  takeOffer(id: $id, price: $price, paymentMethod: $paymentMethod, acceptedTerms: $acceptedTerms, players: $players) {\n    payment\n  }\n}\n"
  }
};
})();

(node as any).hash = "29ad780f2d9f2cc765794007a87197e0";

export default node;
