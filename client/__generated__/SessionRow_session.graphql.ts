/**
 * @generated SignedSource<<5bce87a9fac1dd02675ff82544ceed3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Browser = "CHROME" | "EDGE" | "FIREFOX" | "OPERA" | "OTHER" | "SAFARI" | "SAMSUNG_INTERNET";
export type OperatingSystem = "ANDROID" | "CHROME_OS" | "IOS" | "LINUX" | "MACOS" | "OTHER" | "WINDOWS";
import type { FragmentRefs } from "relay-runtime";
export type SessionRow_session$data = {
  readonly browser: Browser;
  readonly isThis: boolean;
  readonly startedAt: string;
  readonly system: OperatingSystem;
  readonly usedAt: string;
  readonly " $fragmentType": "SessionRow_session";
};
export type SessionRow_session$key = {
  readonly " $data"?: SessionRow_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionRow_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionRow_session",
  "selections": [
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
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isThis",
      "storageKey": null
    }
  ],
  "type": "OpenSession",
  "abstractKey": null
};

(node as any).hash = "74272e3f9eeeadbca8f241840379c46d";

export default node;
