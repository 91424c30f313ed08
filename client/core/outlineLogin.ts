const valueOf = (form: HTMLFormElement, name: string): string => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
};

let kept: HTMLFormElement | null = null;

/** Before the page takes the place of the outline (index.html): the form keeps what is typed into it until then. */
export const keepOutlineLogin = (): void => {
  kept = document.querySelector<HTMLFormElement>('form.outline-login');
};

/**
 * What was typed into the form of the outline, for the one that follows it; null where nothing was, and from the second call on. `focused`: the
 * name of the field that had the focus last. `isSent`: the form was sent, and whoever did so waits.
 */
export const takeOutlineLogin = () => {
  const form = kept;
  kept = null;
  if (!form) return null;
  const [credential, password] = [valueOf(form, 'credential'), valueOf(form, 'password')];
  const { focused = '', sent } = form.dataset;
  if (!focused && !credential && !password) return null;
  return { values: { credential, password }, focused, isSent: sent !== undefined };
};
