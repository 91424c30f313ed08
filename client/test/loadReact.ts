import * as React from 'react';
import { vi } from 'vitest';

/*
 * Loads React before anything else does. In a browser React shows loaded content at most every 300 ms, for which it takes this function when it
 * is loaded, and only for that. No spec is about it, and the waits are a tenth of all components' time.
 */
const { setTimeout } = globalThis;
vi.stubGlobal('setTimeout', (commit: () => void) => setTimeout(commit, 0));
await import('react-dom/client');
vi.unstubAllGlobals();

/*
 * React records the stack of every element that it creates, for its warnings: an eighth of all components' time. It stops when it has
 * recorded ten thousand within a second, and here counts as if it always had.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set: () => undefined,
  });
