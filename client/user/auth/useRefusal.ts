import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { ErrorCode } from '../../core/errors/errorCode.ts';
import { ServerRefusal } from '../../core/errors/serverRefusal.ts';

type RefusalOptions<Values extends FieldValues> = Readonly<{
  setError: UseFormSetError<Values>;
  /** In the order of the form. */
  fields: readonly Path<Values>[];
  /** Fields that the server calls by another name. */
  aliases?: Readonly<Record<string, Path<Values>>>;
  /** Codes that concern one certain field. */
  byCode?: Partial<Record<ErrorCode, Path<Values>>>;
}>;

/** `guest.address.zip` → also `address.zip` and `zip`: the server names inputs by their full path. */
const pathSuffixes = (path: string): readonly string[] =>
  path.split('.').map((_, index, names) => names.slice(index).join('.'));

/**
 * Shows a refusal at every field that it names, and focuses the first; otherwise returns it as `refusal`, for the top of
 * the form.
 */
export const useRefusal = <Values extends FieldValues>(options: RefusalOptions<Values>) => {
  const { setError, fields, aliases = {}, byCode = {} } = options;
  const [refusal, setRefusal] = useState<Error | null>(null);
  const fieldsFor = ({ code, fields: named }: ServerRefusal): readonly Path<Values>[] => {
    const byName = new Set(named.flatMap(pathSuffixes).map((name) => aliases[name] ?? name));
    const ofCode = byCode[code];
    return ofCode === undefined ? fields.filter((field) => byName.has(field)) : [ofCode];
  };
  const show = (error: Error) => {
    const atFault = error instanceof ServerRefusal ? fieldsFor(error) : [];
    if (atFault.length === 0) setRefusal(error);
    atFault.forEach((field, index) =>
      setError(field, { type: 'server', message: error.message }, { shouldFocus: index === 0 }),
    );
  };
  return { refusal, show, clear: () => setRefusal(null) };
};
