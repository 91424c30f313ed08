import './loadReact.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { getI18n } from 'react-i18next';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Spec files of a process share its window and its packages. Each begins with an empty page, and loads our modules anew, as a browser does.
vi.resetModules();
// The texts of the app of the spec file before are of a package; components that are rendered alone would speak its language.
await Promise.all([getI18n()].filter(Boolean).map((app) => app.changeLanguage('de')));
window.history.replaceState(null, '', '/');
for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
document.head.replaceChildren();
document.body.replaceChildren();

// By default each look for an element that is not there yet prints the whole page into its error: a quarter of the specs' time.
configure({ getElementError: (message) => new Error(message ?? undefined) });

const misplacedProp =
  /React does not recognize|for a non-boolean attribute|Invalid values? for prop|Unknown event handler/;
/** A styling prop that reached the DOM because it was not filtered (client/vite/explicitPropForwarding.ts). */
const misplaced: string[] = [];
beforeEach(() => {
  // Not after a spec: its app is closed later, and then stores the changes that it has not stored yet.
  window.sessionStorage.clear();
  window.localStorage.clear();
  misplaced.length = 0;
  const { error } = console;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    if (misplacedProp.test(String(words[0]))) misplaced.push(words.slice(0, 3).map(String).join(' '));
    else error(...words);
  });
});

// Functions that jsdom lacks. Its modal dialogs are simply open.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close = function close() {
  this.removeAttribute('open');
};
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
/** A phone without special preferences. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(misplaced).toEqual([]);
});
