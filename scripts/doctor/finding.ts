/** What the doctor found out about one thing: how it is, and where it is not well, what helps. */
export type Finding = Readonly<{
  what: string;
  /** `unknown`: it cannot be told now, for example because nothing is running. That is no illness. */
  state: 'well' | 'ill' | 'unknown';
  how: string;
  hint?: string;
}>;

export type Examination = (facts: Facts) => Promise<Finding> | Finding;

/** What all examinations start from. */
export type Facts = Readonly<{
  house: string;
  dataFolder: string;
  env: NodeJS.ProcessEnv;
  runtime: Runtime | undefined;
}>;

type Runtime = Readonly<{
  pid: number;
  address: string;
  databaseUrl: string;
  eventStoreDbUrl: string | null;
  ports: Readonly<{ projection: number; mail: number; operations: number }>;
}>;

export const well = (what: string, how: string): Finding => ({ what, state: 'well', how });
export const ill = (what: string, how: string, hint: string): Finding => ({ what, state: 'ill', how, hint });
export const unknown = (what: string, how: string): Finding => ({ what, state: 'unknown', how });
