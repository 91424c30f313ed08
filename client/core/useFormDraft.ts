import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft } from './draft.ts';
import { useWhenExpired } from './useWhenExpired.ts';

type Kept = { draft: Draft<Readonly<Record<string, unknown>>>; owner: string };

/**
 * Carries what was changed in a form over a session that ended by itself (product.md §2: back to the login with nothing
 * lost). Only fields that differ: what others changed meanwhile stays changed.
 */
export const useFormDraft = <Values extends FieldValues>(
  { formState, getValues, reset }: Pick<UseFormReturn<Values>, 'formState' | 'getValues' | 'reset'>,
  { draft, owner }: Kept,
): void => {
  const { dirtyFields } = formState;
  useWhenExpired(() => {
    const changed = new Map<string, unknown>(Object.entries(dirtyFields));
    const typed = Object.entries(getValues()).filter(([name]) => changed.get(name) === true);
    if (typed.length > 0) draft.keep(owner, Object.fromEntries(typed));
  });
  const goOn = useEffectEvent(() => {
    const typed = draft.of(owner);
    draft.forget();
    if (typed) reset({ ...getValues(), ...typed }, { keepDefaultValues: true });
  });
  useEffect(() => goOn(), []);
};
