import { type EventEmitter, once } from 'node:events';

/** The first argument of the next event of that name. */
export const eventOf = async (emitter: EventEmitter, name: string): Promise<unknown> => {
  const values: unknown[] = await once(emitter, name);
  return values[0];
};
