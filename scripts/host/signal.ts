/** Signals a process, which may have ended already: that is what was wanted. */
export const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // nobody is left to hear it
  }
};
