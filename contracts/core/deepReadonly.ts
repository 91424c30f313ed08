type Primitive = string | number | boolean | null | undefined;

/** Read-only plain data at every depth. Branded strings and numbers stay what they are. */
export type DeepReadonly<Data> = Data extends Primitive
  ? Data
  : Data extends readonly (infer Item)[]
    ? readonly DeepReadonly<Item>[]
    : { readonly [Key in keyof Data]: DeepReadonly<Data[Key]> };
