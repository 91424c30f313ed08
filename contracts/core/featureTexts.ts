type Texts = Readonly<Record<string, string>>;

/** What a feature calls its names. One file per language, because a browser loads one language. */
export type FeatureTexts = Readonly<{
  /** Problem and remedy of each refusal, but of those that the first pages show (client/core/errors/errorTexts.de.ts). */
  errors: Texts;
  /** What an e-mail is about, for its recipient and for admins. */
  mailKinds: Texts;
  readModels: Texts;
  /** What an event says in a history to the person who caused it. */
  you: Texts;
  /** The same to everybody else, and to admins in the club log; `{{who}}` is the person. */
  others: Texts;
}>;

type KeyOf<Part> = Part extends Texts ? keyof Part : never;
type Joined<Part> = Readonly<Record<KeyOf<Part>, string>>;
type JoinedTexts<Feature extends FeatureTexts> = {
  readonly [Part in keyof FeatureTexts]: Joined<Feature[Part]>;
};

/**
 * All texts of `parts` as one table.
 * @__NO_SIDE_EFFECTS__
 */
export const joined = <Part extends Texts>(parts: readonly Part[]): Joined<Part> => {
  const texts: object = Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
  // `Object.fromEntries` forgets the keys, so the compiler is told again.
  const isWhole = (all: object): all is Joined<Part> =>
    parts.every((part) => Object.keys(part).every((key) => Object.hasOwn(all, key)));
  if (!isWhole(texts)) throw new Error('A text was lost');
  return texts;
};

/**
 * The texts of all features, part by part.
 * @__NO_SIDE_EFFECTS__
 */
export const joinedTexts = <Feature extends FeatureTexts>(features: readonly Feature[]): JoinedTexts<Feature> => ({
  errors: joined(features.map(({ errors }): Feature['errors'] => errors)),
  mailKinds: joined(features.map(({ mailKinds }): Feature['mailKinds'] => mailKinds)),
  readModels: joined(features.map(({ readModels }): Feature['readModels'] => readModels)),
  you: joined(features.map(({ you }): Feature['you'] => you)),
  others: joined(features.map(({ others }): Feature['others'] => others)),
});
