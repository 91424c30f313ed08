import { type ComponentType, createElement, lazy } from 'react';
import { ChunkLoadFailure } from './loadChunk.ts';

/**
 * A component whose code comes when it is first needed; put it into a `<Suspense>`. Where the code does not arrive it throws
 * `ChunkLoadFailure`, and goes on doing so until that is forgotten: React's `lazy` would for ever.
 */
export const lateComponent = <Props extends object>(
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
