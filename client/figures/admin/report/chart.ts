import { lazyComponent } from '../../../core/loading/lazyComponent.ts';
import { loadOnce } from '../../../core/loading/loadChunk.ts';

/** The charts' code is loaded when the first of them is drawn, by nobody else. */
export const BarFigure = lazyComponent(loadOnce(async () => (await import('./BarFigure.tsx')).BarFigure));
