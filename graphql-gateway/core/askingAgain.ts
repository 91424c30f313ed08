import { setTimeout as pause } from 'node:timers/promises';

/** In milliseconds; together as long as a service takes to start again. */
const pauses = [50, 100, 200, 400, 800, 1_600];

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause);
};

/** Nobody took the call: it cannot have had an effect. */
const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
/** The connection broke on the way: nobody knows. */
const cut = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * Calls again where the service behind is just being started anew, for about three seconds. A call that may have arrived is
 * made again only where a second one `isHarmless`. A service that is there and slow is not asked again: it has enough to do.
 */
export const askingAgain = async <Result>(ask: () => Promise<Result>, isHarmless: boolean): Promise<Result> => {
  for (const wait of pauses) {
    try {
      return await ask();
    } catch (error) {
      const code = codeOf(error);
      if (!neverSent.has(code) && !(isHarmless && cut.has(code))) throw error;
    }
    await pause(wait);
  }
  return ask();
};
