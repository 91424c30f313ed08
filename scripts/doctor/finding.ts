/** The result of one examination: its state, and a remedy where it is not healthy. */
export type Finding = Readonly<{
  what: string;
  /** `unknown`: it cannot be examined now, for example because nothing is running. This is not a failure. */
  state: 'healthy' | 'unhealthy' | 'unknown';
  how: string;
  /** Further lines, one fact each. */
  details?: readonly string[];
  hint?: string;
}>;

export type Examination = (facts: Facts) => Promise<Finding> | Finding;

/** Input of all examinations. */
export type Facts = Readonly<{
  root: string;
  dataFolder: string;
  env: NodeJS.ProcessEnv;
  runtime: Runtime | undefined;
}>;

type Runtime = Readonly<{
  pid: number;
  address: string;
  databaseUrl: string;
  eventStoreDbUrl: string | null;
  streamPrefix: string;
  smtpUrl: string | null;
  ports: Readonly<{ projection: number; mail: number; operations: number }>;
}>;

export const healthy = (what: string, how: string): Finding => ({ what, state: 'healthy', how });
export const unhealthy = (what: string, how: string, hint: string): Finding => ({
  what,
  state: 'unhealthy',
  how,
  hint,
});
export const unknown = (what: string, how: string): Finding => ({ what, state: 'unknown', how });
