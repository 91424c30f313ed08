import { vi } from 'vitest';

/*
 * Loads React before anything else does. In a browser React shows loaded content at most every 300 ms, for which it takes this function when it
 * is loaded, and only for that. No spec is about it, and the waits are a tenth of all components' time.
 */
const { setTimeout } = globalThis;
vi.stubGlobal('setTimeout', (commit: () => void) => setTimeout(commit, 0));
await import('react-dom/client');
vi.unstubAllGlobals();
