/**
 * @generated SignedSource<<395b8332cf353c8cd768a04ae5bde8ff>>
 * @relayHash b5fbbd9b29d6006032227f04089d10a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8d1f113b06fa2199343e530e2bda2edb3fdad8490aa51287619bf2b2effbc51

import type { ConcreteRequest } from 'relay-runtime';
export type useSettingsChangesSubscription$variables = Record<PropertyKey, never>;
export type useSettingsChangesSubscription$data = {
  readonly settingsChanged: {
    readonly position: string;
  };
};
export type useSettingsChangesSubscription = {
  response: useSettingsChangesSubscription$data;
  variables: useSettingsChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SettingsChange",
    "kind": "LinkedField",
    "name": "settingsChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "position",
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
    "name": "useSettingsChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSettingsChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "b5fbbd9b29d6006032227f04089d10a3",
    "id": "f8d1f113b06fa2199343e530e2bda2edb3fdad8490aa51287619bf2b2effbc51",
    "metadata": {},
    "name": "useSettingsChangesSubscription",
    "operationKind": "subscription",
    "text": "subscription useSettingsChangesSubscription {\n  settingsChanged {\n    position\n  }\n}\n"
  }
};
})();

(node as any).hash = "3b2b17060ab50bb2522405cb09d6d4e4";

export default node;
