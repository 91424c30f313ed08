import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { ErrorCode } from '../../core/errors/errorCode.ts';
import { ServerRefusal } from '../../core/errors/serverRefusal.ts';

type RefusalOptions<Values extends FieldValues> = Readonly<{
  setError: UseFormSetError<Values>;
  fields: readonly Path<Values>[];
  /** Codes that concern one certain field. */
  byCode?: Partial<Record<ErrorCode, Path<Values>>>;
}>;

/** `guest.address.zip` → also `address.zip` and `zip`: the server names inputs by their full path. */
const pathSuffixes = (path: string): readonly string[] =>
  path.split('.').map((_, index, names) => names.slice(index).join('.'));

/**
 * Shows a refusal at the field that it names, and focuses it; otherwise returns it as `refusal`, for the top of the
 * form.
 */
export const useRefusal = <Values extends FieldValues>({ setError, fields, byCode = {} }: RefusalOptions<Values>) => {
  const [refusal, setRefusal] = useState<Error | null>(null);
  const fieldFor = ({ code, fields: named }: ServerRefusal) =>
    byCode[code] ?? fields.find((field) => named.flatMap(pathSuffixes).includes(field));
  const show = (error: Error) => {
    const field = error instanceof ServerRefusal ? fieldFor(error) : undefined;
    if (!field) setRefusal(error);
    else setError(field, { type: 'server', message: error.message }, { shouldFocus: true });
  };
  return { refusal, show, clear: () => setRefusal(null) };
};
