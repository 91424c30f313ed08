/** The `_id` inside a Relay `id` of the type; any other text as it is. */
export const localIdOf = (typename: string, id: string): string => {
  const [type, local] = Buffer.from(id, 'base64').toString('utf8').split(':');
  return type === typename && local ? local : id;
};
