import type { GatewayServices, OpenFeature } from './core/gatewayFeature.ts';
import { features } from './features.ts';
import type { ReadModelWatch } from './live/readModelWatch.ts';

/** Opens every feature and registers its listeners with the read-model watch: to be called before the watch begins to follow. */
export const openFeatures = (
  services: GatewayServices,
  watch: Pick<ReadModelWatch, 'onChange'>,
): readonly OpenFeature[] => {
  const opened = features.map((feature) => feature.open(services));
  for (const { onReadModelChange = {} } of opened)
    for (const [model, listener] of Object.entries(onReadModelChange)) watch.onChange(model, listener);
  return opened;
};
