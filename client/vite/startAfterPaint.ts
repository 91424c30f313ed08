/** Addresses of the files that a page needs besides its outline. */
export type PageFiles = Readonly<{
  entry: string;
  /** Every other module of the first page. */
  modules: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
  /** What the addresses below a path need besides the first page; loaded with it. */
  below: readonly Readonly<{ path: string; modules: readonly string[] }>[];
}>;

/**
 * Runs in the page as an inline script: loads everything else once the outline is painted, so that a slow connection
 * transfers only the outline first. The entry runs when its styles are loaded. Where a script cannot be loaded or run, the page says so,
 * logs ERR_INITIAL with the reason (decisions.md N3) and offers to load it again: nothing else is there to say it. Uses nothing outside its own body.
 */
export const startAfterPaint = ({ entry, modules, styles, fonts, below }: PageFiles): void => {
  const here = below.filter(({ path }) => location.pathname.startsWith(path)).flatMap((area) => area.modules);
  const ask = (attributes: Partial<HTMLLinkElement>): Promise<unknown> =>
    new Promise((resolve) => {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, attributes, { onload: resolve, onerror: resolve }));
    });
  const sayFailure = (cause: unknown): void => {
    reportError(new Error('ERR_INITIAL', { cause }));
    // Browsers do not tell a file that could not be fetched from a script that failed.
    const [text, action] =
      document.documentElement.lang === 'en'
        ? ['Platzwart could not start (ERR_INITIAL). Check your connection; if it is fine, tell your club.', 'Reload']
        : [
            'Platzwart konnte nicht starten (ERR_INITIAL). Prüfe deine Verbindung; steht sie, melde es deinem Verein.',
            'Neu laden',
          ];
    const again = Object.assign(document.createElement('button'), { textContent: action, type: 'button' });
    again.addEventListener('click', () => location.reload());
    const note = document.createElement('div');
    note.className = 'start-failure';
    note.setAttribute('role', 'alert');
    note.append(text, again);
    document.body.append(note);
  };
  const start = () => {
    const styled = styles.map((href) => ask({ rel: 'stylesheet', href }));
    const loaded = [entry, ...modules, ...here].map((href) => ask({ rel: 'modulepreload', href }));
    // Never beside the scripts: until ours are there, the fonts of the outline are used, which are as wide.
    void Promise.all([...styled, ...loaded]).then(() => {
      for (const href of fonts) void ask({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href });
    });
    // Each is a task of its own, so that the browser can handle input in between; together they would be a long task.
    const run = async (): Promise<void> => {
      await Promise.all(styled);
      for (const href of [...modules, entry]) await import(/* @vite-ignore */ href);
    };
    run().catch(sayFailure);
  };
  // A tab in the background paints nothing until it becomes visible.
  if (document.hidden) start();
  else requestAnimationFrame(() => requestAnimationFrame(start));
};
