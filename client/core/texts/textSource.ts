import { loadOnce } from '../loading/loadChunk.ts';
import type { FeatureTexts, Namespace } from './registeredTexts.ts';

/** Loaders of texts that are in a chunk of their own, so that the first page does not contain them. */
export type TextSource = Readonly<{
  /** Namespaces to look for here first. */
  texts: readonly Namespace[];
  isLoaded: () => boolean;
  loadTexts: () => Promise<readonly FeatureTexts[]>;
}>;

/** Loads `chunk` once, and knows whether it has arrived. */
export const loadKnown = <Chunk>(chunk: () => Promise<Chunk>) => {
  let isLoaded = false;
  const start = loadOnce(async () => {
    const loaded = await chunk();
    isLoaded = true;
    return loaded;
  });
  return { start, isLoaded: () => isLoaded };
};

/** The texts of a feature that are shown only after an interaction. */
export const laterTexts = (texts: readonly Namespace[], load: () => Promise<FeatureTexts>): TextSource => {
  const { start, isLoaded } = loadKnown(load);
  return { texts, isLoaded, loadTexts: async () => [await start()] };
};
