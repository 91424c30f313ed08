/**
 * @generated SignedSource<<401617039dd60e92490246fa1533e740>>
 * @relayHash 53ff50cdd1861a359d05e64531f9b45f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b5edbab16f6645047c8af41f04867941a4e2c3e470b4c47c662239987bd5622

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventCategory = "CLUB" | "LEAGUE" | "OTHER" | "TOURNAMENT";
export type HomeAway = "AWAY" | "HOME";
export type OnConflict = "ABORT" | "DISPLACE" | "SKIP";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
export type EventInput = {
  cancelled?: boolean | null | undefined;
  category: EventCategory;
  courts?: ReadonlyArray<number> | null | undefined;
  date: LocalDate;
  description?: string | null | undefined;
  end?: LocalTime | null | undefined;
  endDate?: LocalDate | null | undefined;
  homeAway?: HomeAway | null | undefined;
  name: string;
  onConflict?: OnConflict | null | undefined;
  reason?: string | null | undefined;
  sport?: string | null | undefined;
  start?: LocalTime | null | undefined;
  where?: string | null | undefined;
};
export type useSaveEventUpdateMutation$variables = {
  event: EventInput;
  id: string;
};
export type useSaveEventUpdateMutation$data = {
  readonly updateEvent: {
    readonly event: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"EditEventForm_event">;
    } | null | undefined;
  };
};
export type useSaveEventUpdateMutation = {
  response: useSaveEventUpdateMutation$data;
  variables: useSaveEventUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "event"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "event",
    "variableName": "event"
  },
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveEventUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "EventResult",
        "kind": "LinkedField",
        "name": "updateEvent",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Event",
            "kind": "LinkedField",
            "name": "event",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EditEventForm_event"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSaveEventUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "EventResult",
        "kind": "LinkedField",
        "name": "updateEvent",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Event",
            "kind": "LinkedField",
            "name": "event",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cancelled",
                "storageKey": null
              },
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
                "name": "description",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "where",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "homeAway",
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
                "name": "endDate",
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
                "name": "sport",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "courts",
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
    "cacheID": "53ff50cdd1861a359d05e64531f9b45f",
    "id": "5b5edbab16f6645047c8af41f04867941a4e2c3e470b4c47c662239987bd5622",
    "metadata": {},
    "name": "useSaveEventUpdateMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveEventUpdateMutation(\n  $id: ID!\n  $event: EventInput!\n) {\n  updateEvent(id: $id, event: $event) {\n    event {\n      id\n      ...EditEventForm_event\n    }\n  }\n}\n\nfragment EditEventForm_event on Event {\n  _id\n  name\n  cancelled\n  ...knownEvent_event\n  ...EventActions_event\n}\n\nfragment EventActions_event on Event {\n  _id\n  name\n  sport\n  courts\n  cancelled\n  ...knownEvent_event\n  ...useEventTime_event\n}\n\nfragment knownEvent_event on Event {\n  category\n  name\n  description\n  where\n  homeAway\n  date\n  endDate\n  start\n  end\n  sport\n  courts\n}\n\nfragment useEventTime_event on Event {\n  date\n  endDate\n  start\n  end\n}\n"
  }
};
})();

(node as any).hash = "e44bd158f87a04eb1a2f7b7ff4a025bc";

export default node;
