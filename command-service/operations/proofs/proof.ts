/** What is wrong in the log, and at which event. `because`: without personal data. */
export type Flaw = Readonly<{ position: string; because: string }>;

/** Reads facts in the order of the log, and tells what is wrong as soon as it shows. */
export type Proof<Fact> = Readonly<{
  see: (fact: Fact) => readonly Flaw[];
  /** What shows at the end of the log only. */
  end: () => readonly Flaw[];
}>;

export const noFlaws: readonly Flaw[] = [];

/** All flaws of facts that are there at once. */
export const flawsIn = <Fact>({ see, end }: Proof<Fact>, facts: readonly Fact[]): readonly Flaw[] => [
  ...facts.flatMap(see),
  ...end(),
];
