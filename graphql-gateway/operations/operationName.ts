import type { ValidatedOperation } from '../documents/operationValidator.ts';

const named = /^\s*(?:query|mutation|subscription)\s+(\w+)/;

/** The names of our own client's operations. */
export const publishedNames = (documents: Iterable<string>): ReadonlySet<string> =>
  new Set([...documents].flatMap((text) => named.exec(text)?.[1] ?? []));

export type OperationName = (validated: Pick<ValidatedOperation, 'operation' | 'rootFields'>) => string;

/** The name a call is counted under: its own name where our client makes it, else its first field, which the schema defines. */
export const operationNameBy =
  (published: ReadonlySet<string>): OperationName =>
  ({ operation, rootFields }) => {
    const name = operation.name?.value ?? '';
    return published.has(name) ? name : (rootFields[0]?.name.value ?? 'unknown');
  };
