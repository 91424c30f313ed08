import { ServerRefusal } from './serverRefusal.ts';

/** `text` for each field of a form that only the server refuses, e.g. for signs that cannot be seen: `name` where it names `event.name`. */
export const refusedFields =
  (refusal: Error | null, text: string) =>
  (field: string): string | undefined =>
    refusal instanceof ServerRefusal && refusal.fields.some((path) => path.slice(path.lastIndexOf('.') + 1) === field)
      ? text
      : undefined;
