import type { ComponentType } from 'react';
import type { FeatureTexts, Namespace } from '../../core/texts/registeredTexts.ts';

/** The exports of an area's chunk. */
export type LoadedArea = Readonly<{
  Routes: ComponentType;
  /** Loads its page at `pathname`; returns the namespaces that the page and its frame show. */
  preload: (pathname: string) => Promise<readonly Namespace[]>;
  /** The text loaders of its features. */
  texts: readonly FeatureTexts[];
}>;
