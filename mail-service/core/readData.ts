import * as v from 'valibot';

/**
 * What of an event's data a letter says: the rest may change without us. Throws with the places that are wrong, and never with what
 * is there: that may be somebody's name.
 */
export const readData = <Schema extends v.GenericSchema>(schema: Schema, data: unknown): v.InferOutput<Schema> => {
  const read = v.safeParse(schema, data);
  if (read.success) return read.output;
  const places = read.issues.map((issue) => v.getDotPath(issue) ?? 'data');
  throw new Error(`An event cannot be read: ${places.join(', ')}`);
};
