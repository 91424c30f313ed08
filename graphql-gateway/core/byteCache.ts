/** A cache by text with a limit in bytes. A lookup writes at most once per generation, so that frequent hits cost one look into a map. */
export type ByteCache<Value> = Readonly<{
  get: (key: string) => Value | undefined;
  /** `bytes`: what the value holds beside its key. A value that is larger than a quarter of the limit is not kept. */
  set: (key: string, value: Value, bytes: number) => void;
  delete: (key: string) => void;
  entries: () => Iterable<readonly [string, Value]>;
}>;

type Kept<Value> = Readonly<{ value: Value; bytes: number }>;
type Generation<Value> = Map<string, Kept<Value>>;

/** UTF-16 holds two bytes for each character, in the worst case. */
const bytesPerCharacter = 2;

/** Two generations of half the limit each: when the younger one is full it becomes the older one, and the older one is dropped. */
export const byteCache = <Value>(maxBytes: number): ByteCache<Value> => {
  let younger: Generation<Value> = new Map();
  let older: Generation<Value> = new Map();
  let bytesOfYounger = 0;
  const keep = (key: string, kept: Kept<Value>): void => {
    bytesOfYounger += kept.bytes - (younger.get(key)?.bytes ?? 0);
    younger.set(key, kept);
    if (bytesOfYounger <= maxBytes / 2) return;
    older = younger;
    younger = new Map();
    bytesOfYounger = 0;
  };
  const drop = (key: string): void => {
    bytesOfYounger -= younger.get(key)?.bytes ?? 0;
    younger.delete(key);
    older.delete(key);
  };
  return {
    get: (key) => {
      const kept = younger.get(key);
      if (kept) return kept.value;
      const old = older.get(key);
      if (old) keep(key, old);
      return old?.value;
    },
    set: (key, value, ofValue) => {
      const bytes = ofValue + key.length * bytesPerCharacter;
      if (bytes > maxBytes / 4) drop(key);
      else keep(key, { value, bytes });
    },
    delete: drop,
    *entries() {
      for (const generation of [younger, older]) for (const [key, { value }] of generation) yield [key, value];
    },
  };
};
