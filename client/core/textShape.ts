/** The same keys with any wording: what a translation has to fill. */
export type TextShape<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : TextShape<Texts[Key]>;
};
