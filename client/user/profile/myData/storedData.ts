import * as v from 'valibot';

export type Fact = string | number | boolean | null;
/** The stored data of a person, as the server sends them: facts by name, and groups and lists of them. */
export type StoredValue = Fact | StoredValue[] | { [name: string]: StoredValue };

const storedValueSchema: v.GenericSchema<unknown, StoredValue> = v.union([
  v.string(),
  v.number(),
  v.boolean(),
  v.null(),
  v.array(v.lazy(() => storedValueSchema)),
  v.record(
    v.string(),
    v.lazy(() => storedValueSchema),
  ),
]);
const personSchema = v.record(v.string(), storedValueSchema);

/** Throws where the text is no JSON of that shape. */
export const decodeStoredData = (json: string): Readonly<Record<string, StoredValue>> =>
  v.parse(personSchema, JSON.parse(json));

export const isFact = (value: StoredValue): value is Fact => value === null || typeof value !== 'object';

/** `cancelledAt` → `Cancelled at`: for names that the texts do not contain. */
export const readable = (name: string): string => {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
