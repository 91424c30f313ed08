/**
 * @generated SignedSource<<19b3c8ecca483272e695cbe94b5d4478>>
 * @relayHash e5f95bf456163614511b72096cd63a75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fac641349efc19810511f16c51d5e60fa5eda91cd4e6c470aafce4afd315aac

import type { ConcreteRequest } from 'relay-runtime';
export type useVouchersVisibleQuery$variables = Record<PropertyKey, never>;
export type useVouchersVisibleQuery$data = {
  readonly vouchersVisible: boolean;
};
export type useVouchersVisibleQuery = {
  response: useVouchersVisibleQuery$data;
  variables: useVouchersVisibleQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "vouchersVisible",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useVouchersVisibleQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useVouchersVisibleQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "e5f95bf456163614511b72096cd63a75",
    "id": "1fac641349efc19810511f16c51d5e60fa5eda91cd4e6c470aafce4afd315aac",
    "metadata": {},
    "name": "useVouchersVisibleQuery",
    "operationKind": "query",
    "text": "query useVouchersVisibleQuery {\n  vouchersVisible\n}\n"
  }
};
})();

(node as any).hash = "5e287e7f4ea9237bd87191dc44f3ff59";

export default node;
