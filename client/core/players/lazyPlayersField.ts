import { lazyChunk } from '../loading/lazyChunk.ts';

const chunk = lazyChunk(() => import('./PlayersField.tsx'));

/** Loaded when a booking is changed; the steps of a new one contain the field, because they also work offline. */
export const PlayersField = chunk.component(({ PlayersField: component }) => component);
