import { lazyChunk } from '../loading/lazyChunk.ts';

const chunk = lazyChunk(() => import('./PlayersField.tsx'));

/** Loaded when a booking is confirmed or changed in a club that names players. */
export const PlayersField = chunk.component(({ PlayersField: component }) => component);
