/**
 * @generated SignedSource<<6f44cd54382f8dc7df9194bccfb75cdf>>
 * @relayHash ad0e38cd5e37ae8a6c5c064ffad2929a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18af9e3adf588ba9dc20d23d82f4382168df718072d73a8028164fa87b12de95

import type { ConcreteRequest } from 'relay-runtime';
export type MyDataCardsQuery$variables = Record<PropertyKey, never>;
export type MyDataCardsQuery$data = {
  readonly myData: {
    readonly json: string;
    readonly made_at: string;
  };
};
export type MyDataCardsQuery = {
  response: MyDataCardsQuery$data;
  variables: MyDataCardsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MyData",
    "kind": "LinkedField",
    "name": "myData",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "json",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "made_at",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MyDataCardsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MyDataCardsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "ad0e38cd5e37ae8a6c5c064ffad2929a",
    "id": "18af9e3adf588ba9dc20d23d82f4382168df718072d73a8028164fa87b12de95",
    "metadata": {},
    "name": "MyDataCardsQuery",
    "operationKind": "query",
    "text": "query MyDataCardsQuery {\n  myData {\n    json\n    made_at\n  }\n}\n"
  }
};
})();

(node as any).hash = "77efaaa8741594bccb80a1b0d602ad9a";

export default node;
