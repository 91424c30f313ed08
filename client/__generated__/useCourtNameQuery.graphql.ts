/**
 * @generated SignedSource<<44ba20c6cead049d1dd0f6d6c778663f>>
 * @relayHash 80f5c689e4fa04d51c19e1b254d6e609
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1754d6addc2da6d562e72a627c77c39db8b6f8ea3b656bf7dfd95f1f62f4cc8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCourtNameQuery$variables = Record<PropertyKey, never>;
export type useCourtNameQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCourtName_courts">;
};
export type useCourtNameQuery = {
  response: useCourtNameQuery$data;
  variables: useCourtNameQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCourtNameQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "useCourtName_courts"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCourtNameQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BookingInfos",
        "kind": "LinkedField",
        "name": "bookingInfos",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SportSettings",
            "kind": "LinkedField",
            "name": "sportSettings",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Court",
                "kind": "LinkedField",
                "name": "courtList",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "number",
                    "storageKey": null
                  },
                  (v0/*:: as any*/)
                ],
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
    "cacheID": "80f5c689e4fa04d51c19e1b254d6e609",
    "id": "f1754d6addc2da6d562e72a627c77c39db8b6f8ea3b656bf7dfd95f1f62f4cc8",
    "metadata": {},
    "name": "useCourtNameQuery",
    "operationKind": "query",
    "text": "query useCourtNameQuery {\n  ...useCourtName_courts\n}\n\nfragment useCourtName_courts on Query {\n  bookingInfos {\n    sportSettings {\n      name\n      courtList {\n        number\n        name\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "3cacfe458a54dcddb5fcdf69c8054cc9";

export default node;
