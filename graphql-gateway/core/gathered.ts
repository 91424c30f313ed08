/**
 * One question at a time: whoever asks while one is under way is answered by the next, together with all others who did.
 * So a crowd costs the database two questions, not a thousand. Null for a key that has no value.
 */
export const gathered = <Key, Value>(
  loadAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): ((key: Key) => Promise<Value | null>) => {
  type Gathering = Readonly<{ keys: Set<Key>; answers: Promise<ReadonlyMap<Key, Value>> }>;
  let turn: Promise<unknown> = Promise.resolve();
  let next: Gathering | null = null;

  const gather = (): Gathering => {
    const keys = new Set<Key>();
    const answers = turn.then(() => {
      next = null;
      return loadAll([...keys]);
    });
    turn = answers.catch(() => undefined);
    return { keys, answers };
  };

  return async (key) => {
    next ??= gather();
    next.keys.add(key);
    return (await next.answers).get(key) ?? null;
  };
};
