import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft } from './draft.ts';
import { useOnSessionExpired } from '../session/useOnSessionExpired.ts';

type FormDraftOptions = { draft: Draft<Readonly<Record<string, unknown>>>; owner: string };

/**
 * Restores the changes of a form after a session that ended by itself (product.md §2: back to the login with nothing
 * lost). Only changed fields, so that changes by others meanwhile are kept.
 */
export const useFormDraft = <Values extends FieldValues>(
  { formState, getValues, reset }: Pick<UseFormReturn<Values>, 'formState' | 'getValues' | 'reset'>,
  { draft, owner }: FormDraftOptions,
): void => {
  const { dirtyFields } = formState;
  useOnSessionExpired(() => {
    const changed = new Map<string, unknown>(Object.entries(dirtyFields));
    const typed = Object.entries(getValues()).filter(([name]) => changed.get(name) === true);
    if (typed.length > 0) draft.keep(owner, Object.fromEntries(typed));
  });
  const restoreDraft = useEffectEvent(() => {
    const typed = draft.of(owner);
    draft.forget();
    if (typed) reset({ ...getValues(), ...typed }, { keepDefaultValues: true });
  });
  useEffect(() => restoreDraft(), []);
};
