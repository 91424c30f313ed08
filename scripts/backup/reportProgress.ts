const leastMilliseconds = 2_000;

/** Prints at most every two seconds how much of `total` is done, and the end. `what`: what is done with the events, e.g. "written". */
export const reportProgress = (total: number, what = 'written'): ((done: number) => void) => {
  let printedAt = performance.now();
  return (done) => {
    if (done < total && performance.now() - printedAt < leastMilliseconds) return;
    printedAt = performance.now();
    process.stdout.write(`${done} of ${total} events are ${what} (${Math.floor((done / total) * 100)} %)\n`);
  };
};
