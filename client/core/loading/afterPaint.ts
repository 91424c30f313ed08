import { whenIdle } from '../browser/whenIdle.ts';
import { loadOnce } from './loadChunk.ts';

const idle = (): Promise<void> => new Promise((resolve) => whenIdle(resolve));

/** Loads a chunk once, when the browser is idle: what the page is usable without comes after its first paint. */
export const afterPaint = <Chunk>(load: () => Promise<Chunk>): (() => Promise<Chunk>) =>
  loadOnce(async () => {
    await idle();
    return load();
  });
