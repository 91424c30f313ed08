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

/** The loaders of an area's texts are in the area's chunk, so that the first page does not contain them. */
const areaTexts = (namespace: string) =>
  areas
    .find(
      ({ texts, laterTexts = [], path }) =>
        path === '/dashboard' || [...texts, ...laterTexts].some((name) => name === namespace),
    )
    ?.loadTexts() ?? [];

/** Loads the texts of one registered namespace; rejects where no feature registers it or the network fails. */
export const loadTexts: LoadTexts = async (language, namespace) => {
  const load = loaderIn(openTexts, language, namespace) ?? loaderIn(await areaTexts(namespace), language, namespace);
  if (!load) throw new Error(`No texts for ${namespace} in ${language}`);
  return load();
};
