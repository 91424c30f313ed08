/**
 * Turns many single questions asked in one tick into one: `loadAll` gets each key once.
 * The answer to a key is remembered for the loader's life, which is one request's.
 */
export const batchLoader = <Key, Value>(
  loadAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): ((key: Key) => Promise<Value | null>) => {
  const asked = new Map<Key, Promise<Value | null>>();
  let collecting: { keys: Key[]; answers: Promise<ReadonlyMap<Key, Value>> } | undefined;

  const collect = (key: Key): Promise<ReadonlyMap<Key, Value>> => {
    if (collecting) {
      collecting.keys.push(key);
      return collecting.answers;
    }
    const keys = [key];
    const answers = Promise.resolve().then(() => {
      collecting = undefined;
      return loadAll(keys);
    });
    collecting = { keys, answers };
    return answers;
  };

  return (key) => {
    const known = asked.get(key);
    if (known) return known;
    const answer = collect(key).then((answers) => answers.get(key) ?? null);
    asked.set(key, answer);
    return answer;
  };
};
