import { register } from 'tsx/esm/api';

// In a worker, tsx registers only where it is asked to: for `npm run dev` and the specs; a build has document-worker.js.
register();
await import('./documentWorker.ts');
