/** One check: its property, and the command that checks it. */
export type Check = Readonly<{ name: string; tool: string; args: readonly string[]; folder?: string }>;

/** The workspaces and folders with code. */
export const workspaces = [
  'contracts',
  'service-process',
  'database',
  'vault',
  'event-store',
  'command-service',
  'projection-service',
  'mail-service',
  'graphql-gateway',
  'client',
  'tests',
  'scripts',
];

/** Longest first, because two run at a time. */
export const checks: readonly Check[] = [
  { name: 'types, code style and the rules of SQL and decisions hold (oxlint)', tool: 'oxlint', args: [] },
  { name: 'the rules of Relay hold (eslint)', tool: 'eslint', args: ['client'] },
  { name: 'everything is formatted (oxfmt)', tool: 'oxfmt', args: ['--check'] },
  { name: 'no unused code is left (knip)', tool: 'knip', args: ['--no-progress'] },
  { name: 'every boundary holds (dependency-cruiser)', tool: 'dependency-cruiser', args: workspaces },
  {
    name: "Relay's artifacts are fresh (relay-compiler)",
    tool: 'relay-compiler',
    args: ['--validate'],
    folder: 'client',
  },
  {
    name: 'production executes what the client sends (publishOperations)',
    tool: 'tsx',
    args: ['scripts/build/publishOperations.ts', '--check'],
  },
  {
    name: 'the printed schema is fresh (graphql-gateway)',
    tool: 'tsx',
    args: ['graphql-gateway/printSchema.ts', '--check'],
  },
];
