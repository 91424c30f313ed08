import * as v from 'valibot';

export type Fact = string | number | boolean | null;
/** What is stored about a person, as the server sends it: facts by name, and groups and lists of them. */
export type OnRecord = Fact | OnRecord[] | { [name: string]: OnRecord };

const onRecordSchema: v.GenericSchema<unknown, OnRecord> = v.union([
  v.string(),
  v.number(),
  v.boolean(),
  v.null(),
  v.array(v.lazy(() => onRecordSchema)),
  v.record(
    v.string(),
    v.lazy(() => onRecordSchema),
  ),
]);
const personSchema = v.record(v.string(), onRecordSchema);

/** Throws where the text is no JSON of that shape. */
export const decodeOnRecord = (json: string): Readonly<Record<string, OnRecord>> =>
  v.parse(personSchema, JSON.parse(json));

export const isFact = (value: OnRecord): value is Fact => value === null || typeof value !== 'object';

/** `cancelledAt` → `Cancelled at`: for what has no name in our texts yet. */
export const readable = (name: string): string => {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
