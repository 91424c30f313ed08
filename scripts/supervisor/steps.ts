export type Say = (line: string) => void;

/** Says what is being done when it is done, and how long it took: "  ✓ database  0.4 s". */
export const sayStep =
  (say: Say) =>
  async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const begun = performance.now();
    const result = await work();
    say(`  ✓ ${name.padEnd(20)} ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
    return result;
  };
