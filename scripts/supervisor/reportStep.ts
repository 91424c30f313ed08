export type Say = (line: string) => void;

/** Prints each step when it is done, and its duration: "  ✓ database  0.4 s". */
export const reportStep =
  (say: Say) =>
  async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const begun = performance.now();
    const result = await work();
    say(`  ✓ ${name.padEnd(20)} ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
    return result;
  };
