/**
 * @generated SignedSource<<42ef0ea1857025b5bad35bcf86e9d688>>
 * @relayHash f607b55227e389fb4139164a88b0153b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 097c5446a67bef9d3cb0b8f56ae0dcfa746a951ea9cef4b44ad1222be3887bae

import type { ConcreteRequest } from 'relay-runtime';
export type useCalendarLinkRemoveMutation$variables = Record<PropertyKey, never>;
export type useCalendarLinkRemoveMutation$data = {
  readonly removeCalendarLink: {
    readonly success: boolean;
  };
};
export type useCalendarLinkRemoveMutation = {
  response: useCalendarLinkRemoveMutation$data;
  variables: useCalendarLinkRemoveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "removeCalendarLink",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCalendarLinkRemoveMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCalendarLinkRemoveMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "f607b55227e389fb4139164a88b0153b",
    "id": "097c5446a67bef9d3cb0b8f56ae0dcfa746a951ea9cef4b44ad1222be3887bae",
    "metadata": {},
    "name": "useCalendarLinkRemoveMutation",
    "operationKind": "mutation",
    "text": "mutation useCalendarLinkRemoveMutation {\n  removeCalendarLink {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "b6d9d53f4c891b06baf4f1f85acc5ae3";

export default node;
