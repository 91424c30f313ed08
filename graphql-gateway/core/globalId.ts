/** A decoded Relay id; an empty type where it is not one of ours. */
export const decodeGlobalId = (globalId: string): Readonly<{ typename: string; id: string }> => {
  const text = Buffer.from(globalId, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon > 0 ? { typename: text.slice(0, colon), id: text.slice(colon + 1) } : { typename: '', id: '' };
};

/** The `_id` inside a Relay `id` of the type; any other text unchanged. */
export const localIdOf = (type: string, given: string): string => {
  const { typename, id } = decodeGlobalId(given);
  return typename === type ? id : given;
};
