type Tree = { [name: string]: string | Tree };

/** `{ text: { primary: '#000' } }` below `--pw-palette` → `{ '--pw-palette-text-primary': '#000' }`. */
export const cssVariables = (tree: Tree, path: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'string' ? [[`${path}-${name}`, value]] : Object.entries(cssVariables(value, `${path}-${name}`)),
    ),
  );

const pointAtVariables = (tree: Tree, path: string): void => {
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === 'string') tree[name] = `var(${path}-${name})`;
    else pointAtVariables(value, `${path}-${name}`);
  }
};

/** The same tree with `var(--…)` in place of each value: styles that use it follow changes of the variables. */
export const variablesOf = <Values extends Tree>(values: Values, path: string): Values => {
  const references = structuredClone(values);
  pointAtVariables(references, path);
  return references;
};
