/** The keys of a table that has exactly the keys `Key`. */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(table).filter((key): key is Key => Object.hasOwn(table, key));
