import { type Dispatch, type SetStateAction, useState } from 'react';
import { type FieldSet, type Values, differencesOf } from './settingField.ts';

const names = (...each: readonly Values[]): readonly string[] => [...new Set(each.flatMap(Object.keys))];
const isSame = (one: Values, other: Values): boolean =>
  names(one, other).every((name) => (one[name] ?? '') === (other[name] ?? ''));

/** What was typed as a change of `latest` instead of `before`: the fields that nobody has touched here become what they are now. */
export const rebased = (typed: Values, before: Values, latest: Values): Values =>
  Object.fromEntries(
    names(typed, latest).map((name) => {
      const isTouched = (typed[name] ?? '') !== (before[name] ?? '');
      return [name, (isTouched ? typed[name] : latest[name]) ?? ''];
    }),
  );

type Followed = Readonly<{
  /** What the server had when it answered last. */
  server: Values;
  /** What the server has; just after saving, as it was typed. */
  before: Values;
  values: Values;
  /** The fields that somebody else has changed since the form was opened or saved. */
  meanwhile: readonly string[];
  /** The fields that are being saved here, until the server answers with their change. */
  own: readonly string[];
}>;

const changedFields = (sets: readonly FieldSet[], before: Values, after: Values): readonly string[] =>
  differencesOf(sets, before, after).map(({ field }) => field.name);

const follow = (held: Followed, latest: Values, sets: readonly FieldSet[]): Followed => {
  const { server, before, values, meanwhile, own } = held;
  const changed = changedFields(sets, server, latest);
  return {
    server: latest,
    before: latest,
    values: rebased(values, before, latest),
    meanwhile: [...new Set([...meanwhile, ...changed.filter((name) => !own.includes(name))])],
    own: own.filter((name) => !changed.includes(name)),
  };
};

/** `server`: what the server had when `saved` was sent. Its answer with what was saved is still to come, or was faster than the confirmation. */
const afterSaving = (held: Followed, saved: Values, server: Values): Followed => {
  if (isSame(held.server, server)) return { ...held, before: saved, meanwhile: [] };
  return { ...held, before: held.server, values: rebased(held.values, saved, held.server), meanwhile: [] };
};

/**
 * What is typed into a form of settings. `latest`: what the server has, live. A section is saved as a whole, so what somebody else saves
 * meanwhile has to be taken over, or saving would undo it.
 */
export const useFollowedValues = (latest: Values, sets: readonly FieldSet[]) => {
  const [known, setKnown] = useState<Followed>({
    ...{ server: latest, before: latest, values: latest },
    ...{ meanwhile: [], own: [] },
  });
  if (!isSame(known.server, latest)) setKnown(follow(known, latest, sets));
  const setValues: Dispatch<SetStateAction<Values>> = (next) =>
    setKnown((held) => ({ ...held, values: typeof next === 'function' ? next(held.values) : next }));
  return {
    ...known,
    setValues,
    /** `values` are being saved. */
    setSending: (values: Values) => setKnown((held) => ({ ...held, own: changedFields(sets, held.server, values) })),
    /** `values` are what the server has now. */
    setSaved: (values: Values) => setKnown((held) => afterSaving(held, values, latest)),
    setRefused: () => setKnown((held) => ({ ...held, own: [] })),
  };
};
