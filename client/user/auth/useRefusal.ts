import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { ErrorCode } from '../../core/errorCode.ts';
import { ServerRefusal } from '../../core/serverRefusal.ts';

type Places<Values extends FieldValues> = Readonly<{
  setError: UseFormSetError<Values>;
  fields: readonly Path<Values>[];
  /** Codes that speak of one certain field. */
  byCode?: Partial<Record<ErrorCode, Path<Values>>>;
}>;

/** `guest.address.zip` → also `address.zip` and `zip`: the server names inputs from the outside in. */
const endsOf = (path: string): readonly string[] =>
  path.split('.').map((_, index, names) => names.slice(index).join('.'));

/** Says a refusal at the field that it names, and goes there; else it is `refusal`, for the head of the form. */
export const useRefusal = <Values extends FieldValues>({ setError, fields, byCode = {} }: Places<Values>) => {
  const [refusal, setRefusal] = useState<Error | null>(null);
  const fieldFor = ({ code, fields: named }: ServerRefusal) =>
    byCode[code] ?? fields.find((field) => named.flatMap(endsOf).includes(field));
  const show = (error: Error) => {
    const field = error instanceof ServerRefusal ? fieldFor(error) : undefined;
    if (!field) setRefusal(error);
    else setError(field, { type: 'server', message: error.message }, { shouldFocus: true });
  };
  return { refusal, show, clear: () => setRefusal(null) };
};
