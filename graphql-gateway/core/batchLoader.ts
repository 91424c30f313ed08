import DataLoader from 'dataloader';

/**
 * Runs one query at a time: keys that are requested during a query are loaded together by the next one.
 * A thousand simultaneous callers cost the database two queries. Null for a key that has no value.
 */
export const batchLoader = <Key, Value>(
  loadAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): ((key: Key) => Promise<Value | null>) => {
  let turn: Promise<unknown> = Promise.resolve();
  const ask = async (keys: readonly Key[]): Promise<readonly (Value | null)[]> => {
    const values = loadAll([...new Set(keys)]);
    turn = values.catch(() => undefined);
    const found = await values;
    return keys.map((key) => found.get(key) ?? null);
  };
  const loader = new DataLoader(ask, { cache: false, batchScheduleFn: (dispatch) => void turn.then(dispatch) });
  return (key) => loader.load(key);
};
