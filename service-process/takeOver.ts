/** With `--go-back` a service of the previous release is started again after an update that was given up. */
export const isGoingBack = (): boolean => process.argv.includes('--go-back');

/**
 * With `--take-over` a service replaces one that still runs: when everything except the port is ready it tells its supervisor, once, and
 * waits for the port. Null without that flag (docs/adr/0021-operations.md).
 */
export const createPreparedNotice = (): (() => void) | null => {
  if (!process.argv.includes('--take-over')) return null;
  let said = false;
  return () => {
    if (!said) process.send?.('prepared');
    said = true;
  };
};
