import { type ComponentType, createElement, lazy } from 'react';
import { ChunkLoadFailure } from './loadChunk.ts';

/**
 * A component whose code is loaded when it is first needed; put it into a `<Suspense>`. Where the code does not arrive
 * it throws `ChunkLoadFailure`, until the failure is reset: React's `lazy` would throw for ever.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const begin = () => lazy(() => load().then((component) => ({ default: component }), fail));
  const fail = (error: unknown): never => {
    if (!(error instanceof ChunkLoadFailure)) throw error;
    throw new ChunkLoadFailure(error.cause, error.build, () => {
      Part = begin();
    });
  };
  let Part = begin();
  return (props) => createElement<Props>(Part, props);
};
