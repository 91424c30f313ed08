import { type EventEmitter, once } from 'node:events';

/** What the next event of that name says first. */
export const eventOf = async (emitter: EventEmitter, name: string): Promise<unknown> => {
  const values: unknown[] = await once(emitter, name);
  return values[0];
};
