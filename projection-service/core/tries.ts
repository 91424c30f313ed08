import * as v from 'valibot';

export const triesSchema = v.object({ count: v.number(), by: v.string() });
/**
 * How many processes have set out from a checkpoint, and which was the last. Written before any handler runs, gone with the next
 * move: where it stands, all of them but the one that asks have ended on the way.
 */
export type Tries = Readonly<v.InferOutput<typeof triesSchema>>;

/**
 * So many processes may end with all read models at work, and then so many with this one alone at one event. That many, because
 * processes also end for reasons of their own: in bad weather five did so at one innocent event.
 */
const [together, alone] = [2, 6];

/** How many have ended on the way, in the eyes of the process `by`: its own try goes on. */
export const endedOnTheWay = (tries: Tries | null, by: string): number =>
  tries === null ? 0 : tries.count - (tries.by === by ? 1 : 0);

/** Some event ahead may end every process that applies it: from now on each is applied alone, and noted before. */
export const isSuspect = (ended: number): boolean => ended >= together;
export const isProven = (ended: number): boolean => ended >= together + alone;

export const nextTry = (ended: number, by: string): Tries => ({ count: ended + 1, by });
export const tryAlone = (ended: number, by: string): Tries => nextTry(Math.max(ended, together), by);
/** For one that has stopped: the next process may try once, in case it can do better. */
export const oneTryLeft = (by: string): Tries => ({ count: together + alone - 1, by });
