/**
 * @generated SignedSource<<86ff34069dad7a4053caba6487d4d684>>
 * @relayHash a1368b1b925bd7ea8fc6a84cb9dc76e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 948fcf7f3e9eadc30ffe4cf47229063d374d024ddc6b3db213d0b9da5db1ae5a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingDetailsQuery$variables = {
  id: string;
};
export type BookingDetailsQuery$data = {
  readonly booking: {
    readonly cancelable: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"BookingFacts_booking" | "CancelDialog_booking">;
  } | null | undefined;
};
export type BookingDetailsQuery = {
  response: BookingDetailsQuery$data;
  variables: BookingDetailsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cancelable",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BookingDetailsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "booking",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BookingFacts_booking"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CancelDialog_booking"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BookingDetailsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "booking",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "category",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sport",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "court",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "date",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "start",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "end",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "duration",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "price",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "paymentState",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "paymentMethod",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "remark",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cancelReason",
            "storageKey": null
          },
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
            "concreteType": "BookingUser",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "_id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a1368b1b925bd7ea8fc6a84cb9dc76e7",
    "id": "948fcf7f3e9eadc30ffe4cf47229063d374d024ddc6b3db213d0b9da5db1ae5a",
    "metadata": {},
    "name": "BookingDetailsQuery",
    "operationKind": "query",
    "text": "query BookingDetailsQuery(\n  $id: ID!\n) {\n  booking(id: $id) {\n    cancelable\n    ...BookingFacts_booking\n    ...CancelDialog_booking\n    id\n  }\n}\n\nfragment BookingFacts_booking on Booking {\n  category\n  title\n  sport\n  court\n  date\n  start\n  end\n  duration\n  price\n  paymentState\n  paymentMethod\n  remark\n  cancelReason\n  ...BookingStateChip_booking\n  user {\n    userID\n    firstName\n    lastName\n  }\n}\n\nfragment BookingStateChip_booking on Booking {\n  state\n  date\n  end\n}\n\nfragment CancelDialog_booking on Booking {\n  id\n  _id\n  category\n  user {\n    firstName\n    lastName\n  }\n}\n"
  }
};
})();

(node as any).hash = "ec866eed5fe2febb972dd1f5d71f7293";

export default node;
