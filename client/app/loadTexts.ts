import type { LoadTexts } from '../core/texts/i18n.ts';
import type { FeatureTexts } from '../core/texts/registeredTexts.ts';
import { areas } from './areas.ts';
import type { TextSource } from '../core/texts/textSource.ts';
import { laterTexts, openTexts } from './openFeatures.ts';

type Loader = () => Promise<Record<string, unknown>>;
type LoadersByName = Readonly<Record<string, Readonly<Record<string, Loader>> | undefined>>;

const loaderIn = (registered: readonly FeatureTexts[], language: string, namespace: string): Loader | undefined => {
  const all: readonly LoadersByName[] = registered;
  return all.find((texts) => texts[namespace])?.[namespace]?.[language];
};

/**
 * Loads the texts of a namespace that is registered in `open` or by one of the sources; rejects where none is or the network fails. Searched
 * first are sources that are loaded, because it is an area's pages that request texts of its later pages, and then those that name the namespace.
 */
export const textsOf =
  (open: readonly FeatureTexts[], among: readonly TextSource[]): LoadTexts =>
  async (language, namespace) => {
    const loaded = among.filter(({ isLoaded }) => isLoaded());
    const named = among.filter(({ texts }) => texts.some((name) => name === namespace));
    let load = loaderIn(open, language, namespace);
    for (const source of [...loaded, ...named, ...among])
      load ??= loaderIn(await source.loadTexts(), language, namespace);
    if (!load) throw new Error(`No texts for ${namespace} in ${language}`);
    return load();
  };

export const loadTexts = textsOf(openTexts, [...laterTexts, ...areas]);
