import type { AppendRequest } from '../appendRequest.ts';
import { type AppendResult, StoreUnavailable } from '../eventStore.ts';

type Append = (request: AppendRequest) => Promise<AppendResult>;

/**
 * EventStoreDB has no fencing: an append without an answer may be written at any time. Repeating it until it is answered settles it,
 * as written or as a conflict.
 */
export const unansweredAppends = (send: Append) => {
  const unanswered = new Map<string, AppendRequest>();
  const keyOf = ({ events }: AppendRequest): string => events.map(({ id }) => id).join();

  const append: Append = async (request) => {
    unanswered.set(keyOf(request), request);
    try {
      const result = await send(request);
      unanswered.delete(keyOf(request));
      return result;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) unanswered.delete(keyOf(request));
      throw error;
    }
  };

  /** Rejects with StoreUnavailable where one of them stays without an answer. */
  const settle = async (stream: string): Promise<void> => {
    const own = [...unanswered.values()].filter((request) => request.stream === stream);
    for (const request of own) await append(request);
  };
  return { append, settle };
};
