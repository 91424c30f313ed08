/**
 * @generated SignedSource<<7239b28535ec598bbe965dfd37510273>>
 * @relayHash 75a613c0382cfc21108aedead1fd6c7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ec4076475cec5f4f6a8b000044b488c54b05f744a0d9b1e481150ffd4ebe5fd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "PAYPAL" | "VOUCHER";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
export type UserBookingInput = {
  court: number;
  date: LocalDate;
  end: LocalTime;
  paymentMethod: PaymentMethod;
  players?: ReadonlyArray<PlayerInput> | null | undefined;
  price: Cents;
  remark?: string | null | undefined;
  sport: string;
  start: LocalTime;
};
export type PlayerInput = {
  guestName?: string | null | undefined;
  userID?: string | null | undefined;
};
export type useBookCourtsMutation$variables = {
  bookings: ReadonlyArray<UserBookingInput>;
};
export type useBookCourtsMutation$data = {
  readonly bookAsUser: {
    readonly bookings: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"BookedStep_bookings">;
    }>;
    readonly payment: string | null | undefined;
  };
};
export type useBookCourtsMutation = {
  response: useBookCourtsMutation$data;
  variables: useBookCourtsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "bookings"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "bookings",
    "variableName": "bookings"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payment",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBookCourtsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BookingsResult",
        "kind": "LinkedField",
        "name": "bookAsUser",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "bookings",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BookedStep_bookings"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBookCourtsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BookingsResult",
        "kind": "LinkedField",
        "name": "bookAsUser",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "bookings",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "_id",
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
                "name": "paymentMethod",
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
                "name": "cancelable",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cancelableUntil",
                "storageKey": null
              },
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
    ]
  },
  "params": {
    "cacheID": "75a613c0382cfc21108aedead1fd6c7b",
    "id": "7ec4076475cec5f4f6a8b000044b488c54b05f744a0d9b1e481150ffd4ebe5fd",
    "metadata": {},
    "name": "useBookCourtsMutation",
    "operationKind": "mutation",
    "text": "mutation useBookCourtsMutation(\n  $bookings: [UserBookingInput!]!\n) {\n  bookAsUser(bookings: $bookings) {\n    payment\n    bookings {\n      ...BookedStep_bookings\n      id\n    }\n  }\n}\n\nfragment BookedCard_booking on Booking {\n  sport\n  court\n  date\n  start\n  end\n  price\n  cancelable\n  cancelableUntil\n}\n\nfragment BookedStep_bookings on Booking {\n  _id\n  duration\n  price\n  paymentMethod\n  ...BookedCard_booking\n  ...useCalendarDownload_bookings\n}\n\nfragment useCalendarDownload_bookings on Booking {\n  _id\n  sport\n  court\n  date\n  start\n  end\n  cancelable\n  cancelableUntil\n}\n"
  }
};
})();

(node as any).hash = "1bbf4029711868e7562b84428b09c576";

export default node;
