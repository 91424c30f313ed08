import { setImmediate as nextTurn } from 'node:timers/promises';

/** The outcome of one request of a batch. */
export type Outcome<Answer> = Readonly<{ ok: true; answer: Answer }> | Readonly<{ ok: false; error: Error }>;

export const failed = (cause: unknown): Outcome<never> => ({
  ok: false,
  error: cause instanceof Error ? cause : new Error(String(cause)),
});

export type GroupCommit<Request, Answer> = Readonly<{
  /** Settles when the request's batch is done, with the request's own answer or error. */
  submit: (request: Request) => Promise<Answer>;
  /** Resolves when everything submitted so far has settled. */
  settled: () => Promise<void>;
}>;

type Options<Request, Answer> = Readonly<{
  /** One outcome per request, in the same order. Where it rejects, every request of the batch does. */
  send: (requests: readonly Request[]) => Promise<readonly Outcome<Answer>[]>;
  weightOf: (request: Request) => number;
  /** The maximum weight of a batch; a heavier request is sent alone. */
  maxBatchWeight: number;
}>;

type QueuedRequest<Request, Answer> = Readonly<{
  request: Request;
  settle: (outcome: Outcome<Answer> | undefined) => void;
}>;

/**
 * One batch is under way; requests that arrive meanwhile form the next one. There is no timer: a single request is a batch of one, and under
 * load more requests share a commit.
 */
export const groupCommit = <Request, Answer>(options: Options<Request, Answer>): GroupCommit<Request, Answer> => {
  const { send, weightOf, maxBatchWeight } = options;
  const queue: QueuedRequest<Request, Answer>[] = [];
  let working = Promise.resolve();
  let isWorking = false;

  const nextBatch = (): QueuedRequest<Request, Answer>[] => {
    let weight = 0;
    const end = queue.findIndex(({ request }, index) => {
      weight += weightOf(request);
      return index > 0 && weight > maxBatchWeight;
    });
    return queue.splice(0, end === -1 ? queue.length : end);
  };

  const sendBatch = async (batch: readonly QueuedRequest<Request, Answer>[]): Promise<void> => {
    try {
      const outcomes = await send(batch.map(({ request }) => request));
      batch.forEach(({ settle }, index) => settle(outcomes[index]));
    } catch (error) {
      batch.forEach(({ settle }) => settle(failed(error)));
    }
  };

  const work = async (): Promise<void> => {
    // Callers that continue after the same batch submit again within one turn: they belong into one batch.
    await nextTurn();
    while (queue.length > 0) await sendBatch(nextBatch());
    isWorking = false;
  };

  const submit = (request: Request): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const settle = (outcome: Outcome<Answer> | undefined): void => {
        if (!outcome) reject(new Error('The batch came back without an answer to this request'));
        else if (outcome.ok) resolve(outcome.answer);
        else reject(outcome.error);
      };
      queue.push({ request, settle });
      if (isWorking) return;
      isWorking = true;
      working = work();
    });

  return { submit, settled: () => working };
};
