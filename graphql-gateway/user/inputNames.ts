import type { FieldName } from '../core/renameRefusalFields.ts';

/** Command → API, by the last step of the path. */
const renamed: Readonly<Record<string, string | null>> = { memberNumber: 'userID', personId: null };

/** What a command about a person calls `person.email`, `changes.phone` or `password` is `<input>.email` and so on here. */
export const inputNames =
  (input: string): FieldName =>
  (field) => {
    const name = field.replace(/^(?:person|changes)\./, '');
    const known = renamed[name];
    return known === null ? null : `${input}.${known ?? name}`;
  };
