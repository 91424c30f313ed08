import { Refusal } from './refusal.ts';

/** What the caller calls the field of a command; null where they know nothing of it. */
export type FieldName = (field: string) => string | null;

/** Lets a refusal name the fields as the caller wrote them. */
export const namingFields = async <Result>(nameOf: FieldName, call: () => Promise<Result>): Promise<Result> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Refusal) || error.fields.length === 0) throw error;
    const fields = error.fields.map(nameOf).filter((field) => field !== null);
    throw new Refusal(error.code, [...new Set(fields)], { cause: error.cause });
  }
};
