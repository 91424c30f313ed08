/** A string that only its own constructor function makes, so that two kinds of id cannot be confused. */
export type Brand<Name extends string> = string & { readonly __brand: Name };
