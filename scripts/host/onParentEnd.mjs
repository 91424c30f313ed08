const everyMs = 250;

/**
 * Calls `stop` once the process with the id `parent`, which was our parent when we began, has ended: the system has given us another one.
 * Keeps no process alive.
 * @param {number} parent
 * @param {() => void} stop
 */
export const onParentEnd = (parent, stop) => {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, everyMs);
  timer.unref();
};
