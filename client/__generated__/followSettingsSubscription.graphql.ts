/**
 * @generated SignedSource<<e30293df43c8437e92ca0b2bb8af6d19>>
 * @relayHash c64f13839535762c41b384b139d78faf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 964a3f6c1689522717ad08ff902714c04bb09916c897dfdd9b16a7df50164816

import type { ConcreteRequest } from 'relay-runtime';
export type followSettingsSubscription$variables = Record<PropertyKey, never>;
export type followSettingsSubscription$data = {
  readonly settingsChanged: {
    readonly position: string;
  };
};
export type followSettingsSubscription = {
  response: followSettingsSubscription$data;
  variables: followSettingsSubscription$variables;
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
    "name": "followSettingsSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "followSettingsSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "c64f13839535762c41b384b139d78faf",
    "id": "964a3f6c1689522717ad08ff902714c04bb09916c897dfdd9b16a7df50164816",
    "metadata": {},
    "name": "followSettingsSubscription",
    "operationKind": "subscription",
    "text": "subscription followSettingsSubscription {\n  settingsChanged {\n    position\n  }\n}\n"
  }
};
})();

(node as any).hash = "6f0b9fbd6eceb475393e80537a671714";

export default node;
