/** In milliseconds; together as long as a server takes that is just being started anew. */
const pauses = [100, 300, 900, 1_800];

/** What a proxy says in place of a server that is away. */
const isFromProxy = ({ status }: Response): boolean => status >= 502 && status <= 504;

const after = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends a request once more, and again after longer pauses, where nobody answered: for about three seconds, or until its
 * `signal` aborts. Only for what does no harm when it arrives twice. Rejects as `fetch` does.
 */
export const sendAgain = async (url: string, request: RequestInit): Promise<Response> => {
  for (const wait of pauses) {
    const answer = await fetch(url, request).catch((error: unknown) => {
      if (request.signal?.aborted) throw error;
    });
    if (answer && !isFromProxy(answer)) return answer;
    await after(wait);
  }
  return fetch(url, request);
};
