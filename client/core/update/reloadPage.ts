/** Fired before the page is reloaded on purpose: what was typed is to be kept (followUpdates.ts). */
export const beforeReload = 'platzwart:before-reload';

/** Loads the page anew; what was typed into it is there again. */
export const reloadPage = (): void => {
  window.dispatchEvent(new Event(beforeReload));
  window.location.reload();
};
