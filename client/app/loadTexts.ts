import type { LoadTexts } from '../core/texts/i18n.ts';
import type { FeatureTexts } from '../core/texts/registeredTexts.ts';
import { areas } from './areas.ts';
import { openTexts } from './openFeatures.ts';

type Loader = () => Promise<Record<string, unknown>>;
type LoadersByName = Readonly<Record<string, Readonly<Record<string, Loader>> | undefined>>;

const loaderIn = (registered: readonly FeatureTexts[], language: string, namespace: string): Loader | undefined => {
  const all: readonly LoadersByName[] = registered;
  return all.find((texts) => texts[namespace])?.[namespace]?.[language];
};

type SearchedArea = Pick<(typeof areas)[number], 'texts' | 'isLoaded' | 'loadTexts'>;

/**
 * Loads the texts of a namespace that is registered in `open` or by an area; rejects where none is or the network fails. The loaders of an
 * area's texts are in the area's chunk, so that the first page does not contain them. Searched first are areas that are loaded, because it is
 * their pages that request texts of later pages, and then those that show the namespace at once.
 */
export const textsOf =
  (open: readonly FeatureTexts[], among: readonly SearchedArea[]): LoadTexts =>
  async (language, namespace) => {
    const loaded = among.filter(({ isLoaded }) => isLoaded());
    const named = among.filter(({ texts }) => texts.some((name) => name === namespace));
    let load = loaderIn(open, language, namespace);
    for (const area of [...loaded, ...named, ...among]) load ??= loaderIn(await area.loadTexts(), language, namespace);
    if (!load) throw new Error(`No texts for ${namespace} in ${language}`);
    return load();
  };

export const loadTexts = textsOf(openTexts, areas);
