/** The same keys with any wording: the type of a translation. */
export type TextShape<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : TextShape<Texts[Key]>;
};
