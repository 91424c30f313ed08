/**
 * @generated SignedSource<<73bf18a812d69736e8e9a8737dcc259a>>
 * @relayHash 9d8185f994828ad1566430f6dbdd6291
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fced02d0646b8de40ba32c7aee9b07c9ce2f403a23e592ad22a5b1eca1b5aa49

import type { ConcreteRequest } from 'relay-runtime';
export type Browser = "CHROME" | "EDGE" | "FIREFOX" | "OPERA" | "OTHER" | "SAFARI" | "SAMSUNG_INTERNET";
export type OperatingSystem = "ANDROID" | "CHROME_OS" | "IOS" | "LINUX" | "MACOS" | "OTHER" | "WINDOWS";
export type fetchKioskPairingQuery$variables = {
  code: string;
};
export type fetchKioskPairingQuery$data = {
  readonly kioskPairing: {
    readonly browser: Browser;
    readonly code: string;
    readonly requested_at: string;
    readonly system: OperatingSystem;
  };
};
export type fetchKioskPairingQuery = {
  response: fetchKioskPairingQuery$data;
  variables: fetchKioskPairingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      }
    ],
    "concreteType": "KioskPairing",
    "kind": "LinkedField",
    "name": "kioskPairing",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "browser",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "system",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "requested_at",
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
    "name": "fetchKioskPairingQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "fetchKioskPairingQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9d8185f994828ad1566430f6dbdd6291",
    "id": "fced02d0646b8de40ba32c7aee9b07c9ce2f403a23e592ad22a5b1eca1b5aa49",
    "metadata": {},
    "name": "fetchKioskPairingQuery",
    "operationKind": "query",
    "text": "query fetchKioskPairingQuery(\n  $code: String!\n) {\n  kioskPairing(code: $code) {\n    code\n    browser\n    system\n    requested_at\n  }\n}\n"
  }
};
})();

(node as any).hash = "b65c21a7adfa8e27252b55af40f3ad0f";

export default node;
