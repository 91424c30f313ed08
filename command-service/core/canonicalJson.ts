type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

const isInKeyOrder = (value: unknown): boolean => {
  if (!isObject(value)) return true;
  if (Array.isArray(value)) return value.every(isInKeyOrder);
  let last = '';
  for (const key in value) {
    if (key < last || !isInKeyOrder(value[key])) return false;
    last = key;
  }
  return true;
};

const putInOrder = (value: unknown): string => {
  if (!isObject(value)) return value === undefined ? 'null' : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(putInOrder).join(',')}]`;
  const present = Object.keys(value).filter((key) => value[key] !== undefined);
  return `{${present
    .sort()
    .map((key) => `${JSON.stringify(key)}:${putInOrder(value[key])}`)
    .join(',')}}`;
};

/**
 * JSON with sorted keys: one text per value, whatever store or parser the value went through. Values that are sorted already are passed to
 * JSON.stringify directly; with this check they take a third of the time.
 */
export const canonicalJson = (value: unknown): string =>
  value !== undefined && isInKeyOrder(value) ? JSON.stringify(value) : putInOrder(value);

/** `value` with sorted keys; the same object where they are sorted. */
export const inKeyOrder = (value: unknown): unknown => {
  if (isInKeyOrder(value)) return value;
  if (Array.isArray(value)) return value.map(inKeyOrder);
  return isObject(value) ? sortedCopy(value) : value;
};

const sortedCopy = (value: Members): Members => {
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort()) copy[key] = inKeyOrder(value[key]);
  return copy;
};
