const valueOf = (form: HTMLFormElement, name: string): string => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
};

const hasLoginForm = (): boolean => {
  const { outline, login } = document.documentElement.dataset;
  return outline === 'login' && login === 'here';
};

/** Takes away what index.html shows until the client is there. */
export const endOutline = (): void => document.querySelector('.outline')?.remove();

/**
 * Takes the outline away before the client's first paint. One with the form of the login stays until a page with its heading is there: somebody
 * may be typing, and React shows the page's frame a moment earlier.
 */
export const endOutlineAfterFirstPage = (root: HTMLElement): void => {
  const observer = new MutationObserver(() => {
    if (hasLoginForm() && !root.querySelector('h1')) return;
    endOutline();
    observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
};

/**
 * Ends the outline, and gives what was typed into its form to the one that follows it; null where nothing was. `focused`: the name of
 * the field that had the focus last. `isSent`: the form was sent, and whoever did so waits.
 */
export const takeOutlineLogin = () => {
  const form = document.querySelector<HTMLFormElement>('form.outline-login');
  if (!form) return null;
  const [credential, password] = [valueOf(form, 'credential'), valueOf(form, 'password')];
  const { focused = '', sent } = form.dataset;
  endOutline();
  if (!focused && !credential && !password) return null;
  return { values: { credential, password }, focused, isSent: sent !== undefined };
};
