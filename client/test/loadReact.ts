import React from 'react';
import { vi } from 'vitest';

/*
 * Loads React before anything else does, without two things that specs need not wait for. No spec is about either of them.
 */

/** In a browser React shows loaded content at most every 300 ms. It takes this function when it is loaded, and only for that. */
const { setTimeout } = globalThis;
vi.stubGlobal('setTimeout', (commit: () => void) => setTimeout(commit, 0));
await import('react-dom/client');
vi.unstubAllGlobals();

/** For each of the first 10,000 elements of a second React takes a stack trace, a sixth of the processor's time: none here. */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
