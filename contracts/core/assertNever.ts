/** Makes a forgotten case a compile error, and a bug at run time loud. */
export const assertNever = (value: never): never => {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
};
