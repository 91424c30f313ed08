import { endOutline } from '../core/outline.ts';
import { detectLanguage } from '../core/texts/language.ts';
import { languageSources } from '../core/texts/languageSources.ts';

/** Here, because the files of texts may be what could not be loaded. */
const texts = {
  de: { title: 'Die Seite konnte nicht gestartet werden (ERR_INITIAL)', reload: 'Neu laden' },
  en: { title: 'The page could not start (ERR_INITIAL)', reload: 'Reload' },
} as const;

/** Replaces the outline of the page where nothing of it could be started, and logs ERR_INITIAL with the reason (decisions.md N3). */
export const showStartFailure = (root: HTMLElement, error: unknown): void => {
  reportError(new Error('ERR_INITIAL', { cause: error }));
  const { title, reload } = texts[detectLanguage(languageSources(window))];
  const [main, heading, button] = ['main', 'h1', 'button'].map((name) => document.createElement(name));
  if (!main || !heading || !button) return;
  heading.textContent = title;
  button.textContent = reload;
  button.addEventListener('click', () => window.location.reload());
  main.setAttribute('role', 'alert');
  main.style.padding = '2rem';
  main.append(heading, button);
  endOutline();
  root.replaceChildren(main);
};
