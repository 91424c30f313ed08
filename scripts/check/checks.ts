/** One check: what it promises, and the command that finds out. */
export type Check = Readonly<{ name: string; tool: string; args: readonly string[]; folder?: string }>;

const rooms = [
  'contracts',
  'service-process',
  'event-store',
  'command-service',
  'projection-service',
  'mail-service',
  'graphql-gateway',
  'client',
  'tests',
  'scripts',
];

/** The longest first: two run at a time. */
export const checks: readonly Check[] = [
  { name: 'the house style holds (eslint)', tool: 'eslint', args: ['.'] },
  { name: 'services, tests and scripts are typed (tsc)', tool: 'typescript', args: ['-p', 'tsconfig.json'] },
  { name: 'the client is typed (tsc)', tool: 'typescript', args: ['-p', 'client'] },
  { name: 'everything is formatted (prettier)', tool: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'nothing is left over (knip)', tool: 'knip', args: ['--no-progress'] },
  { name: 'every boundary holds (dependency-cruiser)', tool: 'dependency-cruiser', args: rooms },
  {
    name: "Relay's artifacts are fresh (relay-compiler)",
    tool: 'relay-compiler',
    args: ['--validate'],
    folder: 'client',
  },
  {
    name: 'the printed schema is fresh (graphql-gateway)',
    tool: 'tsx',
    args: ['graphql-gateway/printSchema.ts', '--check'],
  },
];
