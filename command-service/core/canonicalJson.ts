const members = (value: object): string =>
  Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`)
    .join(',');

/** JSON with its keys in order: one text per value, whatever store or parser the value went through. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) return `{${members(value)}}`;
  return value === undefined ? 'null' : JSON.stringify(value);
};
