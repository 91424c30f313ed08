import { Refusal } from './refusal.ts';

/** The API's name of a command's field; null where the API has no such field. */
export type FieldName = (field: string) => string | null;

/** Renames the fields of a refusal to the names that the caller used. */
export const renameRefusalFields = async <Result>(nameOf: FieldName, call: () => Promise<Result>): Promise<Result> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Refusal) || error.fields.length === 0) throw error;
    const fields = error.fields.map(nameOf).filter((field) => field !== null);
    throw new Refusal(error.code, [...new Set(fields)], { cause: error.cause });
  }
};
