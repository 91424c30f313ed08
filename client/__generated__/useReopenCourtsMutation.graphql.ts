/**
 * @generated SignedSource<<395fec1325bc708487b8bc932fd3046f>>
 * @relayHash cfa76b09a0f48f2d0131d728dbc7e899
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a59143cbcaa8b3f28c1fce68eb0b7db7a86fa2bbfbabadb468de55f22623e1ad

import type { ConcreteRequest } from 'relay-runtime';
export type useReopenCourtsMutation$variables = {
  closures: ReadonlyArray<string>;
};
export type useReopenCourtsMutation$data = {
  readonly reopenCourts: {
    readonly success: boolean;
  };
};
export type useReopenCourtsMutation = {
  response: useReopenCourtsMutation$data;
  variables: useReopenCourtsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "closures"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "closures",
        "variableName": "closures"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "reopenCourts",
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
    "name": "useReopenCourtsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReopenCourtsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "cfa76b09a0f48f2d0131d728dbc7e899",
    "id": "a59143cbcaa8b3f28c1fce68eb0b7db7a86fa2bbfbabadb468de55f22623e1ad",
    "metadata": {},
    "name": "useReopenCourtsMutation",
    "operationKind": "mutation",
    "text": "mutation useReopenCourtsMutation(\n  $closures: [ID!]!\n) {\n  reopenCourts(closures: $closures) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "7967115bbe348d16f0c9947c750c4349";

export default node;
