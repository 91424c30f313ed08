/**
 * @generated SignedSource<<b96bd6f7fc886939cee9ea14b7b812ed>>
 * @relayHash c19199b292592a2a9014b57bfb5df7b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58e8f9ce184376710937903a36a85858e6b12fcb21c673ac6b7e762b289d00c3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpcomingEventsQuery$variables = Record<PropertyKey, never>;
export type UpcomingEventsQuery$data = {
  readonly upcomingEvents: ReadonlyArray<{
    readonly _id: string;
    readonly " $fragmentSpreads": FragmentRefs<"UpcomingEvents_event">;
  }>;
};
export type UpcomingEventsQuery = {
  response: UpcomingEventsQuery$data;
  variables: UpcomingEventsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "_id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "UpcomingEventsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "upcomingEvents",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "UpcomingEvents_event"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "UpcomingEventsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "upcomingEvents",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
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
            "name": "cancelled",
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
    ]
  },
  "params": {
    "cacheID": "c19199b292592a2a9014b57bfb5df7b7",
    "id": "58e8f9ce184376710937903a36a85858e6b12fcb21c673ac6b7e762b289d00c3",
    "metadata": {},
    "name": "UpcomingEventsQuery",
    "operationKind": "query",
    "text": "query UpcomingEventsQuery {\n  upcomingEvents {\n    _id\n    ...UpcomingEvents_event\n    id\n  }\n}\n\nfragment UpcomingEvents_event on Event {\n  name\n  date\n  endDate\n  start\n  end\n  cancelled\n}\n"
  }
};
})();

(node as any).hash = "fe88b0f81c8f69f8be13ef3e5c3c934c";

export default node;
