/** The value of the key; `fresh` makes and stores one where there is none. */
export const entryOf = <Key, Value>(entries: Map<Key, Value>, key: Key, fresh: () => Value): Value => {
  const known = entries.get(key);
  if (known !== undefined) return known;
  const made = fresh();
  entries.set(key, made);
  return made;
};
