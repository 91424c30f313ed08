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
  /** What the server has. */
  before: Values;
  values: Values;
  /** The fields that somebody else has changed since the form was opened or saved. */
  meanwhile: readonly string[];
}>;

const follow = ({ before, values, meanwhile }: Followed, latest: Values, sets: readonly FieldSet[]): Followed => {
  const changed = differencesOf(sets, before, latest).map(({ field }) => field.name);
  return {
    before: latest,
    values: rebased(values, before, latest),
    meanwhile: [...new Set([...meanwhile, ...changed])],
  };
};

/**
 * What is typed into a form of settings. `latest`: what the server has, live. A section is saved as a whole, so what somebody else saves
 * meanwhile has to be taken over, or saving would undo it.
 */
export const useFollowedValues = (latest: Values, sets: readonly FieldSet[]) => {
  const [seen, setSeen] = useState(latest);
  const [known, setKnown] = useState<Followed>({ before: latest, values: latest, meanwhile: [] });
  if (!isSame(seen, latest)) {
    setSeen(latest);
    setKnown(follow(known, latest, sets));
  }
  const setValues: Dispatch<SetStateAction<Values>> = (next) =>
    setKnown((held) => ({ ...held, values: typeof next === 'function' ? next(held.values) : next }));
  return {
    ...known,
    setValues,
    /** `values` are what the server has now. */
    setSaved: (values: Values) => setKnown((held) => ({ ...held, before: values, meanwhile: [] })),
  };
};
