import type {} from './earlyAnswer.ts';

/** In milliseconds; their sum is as long as a restart of the server takes. */
const retryDelays = [100, 300, 900, 1_800];

/** The statuses with which a proxy answers while the server is down. */
const isFromProxy = ({ status }: Response): boolean => status >= 502 && status <= 504;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Takes the answer to a request that the page has sent already. Repeats a request without a response, with longer waits each time: for about three seconds, or until its
 * `signal` aborts. Only for requests that may safely arrive twice. Rejects as `fetch` does.
 */
export const fetchWithRetry = async (url: string, request: RequestInit): Promise<Response> => {
  for (const wait of retryDelays) {
    const answer = await (globalThis.earlyAnswer?.(request) ?? fetch(url, request)).catch((error: unknown) => {
      if (request.signal?.aborted) throw error;
    });
    if (answer && !isFromProxy(answer)) return answer;
    await pause(wait);
  }
  return fetch(url, request);
};
