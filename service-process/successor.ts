/**
 * Started with `--take-over`, a service comes after one that still runs: when all else is ready it tells its supervisor,
 * once, and waits for the port. Null without it. (docs/adr/0021-operations.md)
 */
export const sayPreparedOnce = (): (() => void) | null => {
  if (!process.argv.includes('--take-over')) return null;
  let said = false;
  return () => {
    if (!said) process.send?.('prepared');
    said = true;
  };
};
