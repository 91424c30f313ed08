// Who may import whom. The same rules in words: docs of the house in README.md, "The house".

/** Every feature has the same folder name in every workspace. */
export const features = ['booking', 'voucher', 'invoice', 'user', 'club', 'website', 'door-code'];
const feature = `(?:${features.join('|')})`;

const services = 'command-service|projection-service|graphql-gateway';
const runtimes = `${services}|client`;
const spec = '\\.spec\\.tsx?$';
const testCode = `${spec}|^tests/|^vitest\\.config\\.ts$|^[^/]+/(?:test|testing|contract)/|/standIn/|(?:UnderTest|Contract)\\.ts$|/spec[A-Z][^/]*\\.ts$`;
const decision = `^command-service/${feature}/[^/]+(?:Decider|State|Policies)\\.ts$`;
/** What features share, in every workspace: it lies below them. */
const below = 'core|live|ui|http|doors|documents|site|answers';
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const workspaceRules = [
  rule(
    'runtimes-meet-in-contracts',
    'Services and client share the published language, nothing else.',
    { path: `^(${runtimes})/` },
    { path: `^(?:${runtimes}|tests|scripts)/`, pathNot: '^(?:$1|tests/support)/|^scripts/embeddedPostgres\\.ts$' },
  ),
  rule(
    'tests-are-outsiders',
    'Stories, races and benchmarks know the ports of the running house, and the texts on its screens; only tests/operations reads configuration schemas.',
    { path: '^tests/' },
    { path: `^(?:${runtimes})/`, pathNot: '/config\\.ts$|^client/[^/]+/texts\\.(?:de|en)\\.ts$' },
  ),
  rule(
    'only-operations-reads-configurations',
    'See tests-are-outsiders.',
    { path: '^tests/', pathNot: '^tests/operations/' },
    { path: `^(?:${services})/config\\.ts$` },
  ),
  rule(
    'contracts-are-the-bottom',
    'The published language: no workspace, no I/O, no npm package but the schemas and Temporal.',
    { path: '^contracts/', pathNot: spec },
    { pathNot: '^contracts/|node_modules/(?:valibot|temporal-polyfill|temporal-spec)/' },
  ),
  rule(
    'contract-features-stay-apart',
    'contracts/booking uses contracts/core, never contracts/user.',
    { path: `^contracts/(${feature})/`, pathNot: spec },
    { path: '^contracts/', pathNot: '^contracts/(?:$1|core)/' },
  ),
  rule(
    'contracts-core-knows-no-feature',
    'core is below the features.',
    { path: '^contracts/core/', pathNot: spec },
    { path: `^contracts/${feature}/` },
  ),
  rule(
    'the-store-knows-no-feature',
    'event-store stores envelopes: of the published language it knows the core alone.',
    { path: '^event-store/' },
    { path: `^(?:contracts/${feature}|${runtimes}|tests/(?!support/)|scripts/(?!embeddedPostgres))` },
  ),
  rule(
    'only-write-and-read-side-see-the-store',
    'Gateway and client learn from read models and commands; tests/bench measures the store itself.',
    { path: '^(?:graphql-gateway|client|contracts|tests/(?!bench/))' },
    { path: '^event-store/' },
  ),
];

const featureRules = [
  rule(
    'features-stay-apart',
    'Features meet in processes/ and main.ts (services) or app/ (client).',
    { path: `^(${runtimes})/(${feature})/` },
    { path: `^$1/${feature}/`, pathNot: '^$1/$2/' },
  ),
  rule(
    'core-knows-no-feature',
    'core and its neighbours are below the features.',
    { path: `^(${runtimes})/(?:${below})/`, pathNot: spec },
    { path: `^$1/(?:${feature}|app|processes|demo)/` },
  ),
  rule(
    'nothing-below-a-meeting-place',
    'Processes, demo and app stand above the features; main.ts and config.ts above all.',
    { path: `^(${runtimes})/(?:${feature}|${below})/`, pathNot: spec },
    { path: '^$1/(?:(?:app|processes|demo)/|main\\.tsx?$)' },
  ),
  rule(
    'a-decision-is-pure',
    'No store, no I/O, no node:*: contracts, own folder, the decider shape, immutable collections, Temporal (its clock is banned by eslint).',
    { path: decision },
    {
      pathNot: `^contracts/|^command-service/(?:${feature}/|core/(?:decider|canonicalJson)\\.ts$)|node_modules/(?:immutable|temporal-polyfill)/`,
    },
  ),
];

const packageRules = [
  rule(
    'one-adapter-for-eventstoredb',
    'The client of EventStoreDB is wrapped once.',
    { pathNot: '^event-store/' },
    { path: 'node_modules/@eventstore/' },
  ),
  rule(
    'tokens-in-one-place',
    'Tokens are made and read once.',
    { pathNot: '^graphql-gateway/core/' },
    { path: 'node_modules/jose/' },
  ),
  rule(
    'passwords-in-one-place',
    'Hashing costs memory and time: one service does it.',
    { pathNot: '^command-service/' },
    { path: 'node_modules/@node-rs/argon2' },
  ),
  rule(
    'the-client-is-a-browser',
    'No server package in the client.',
    { path: '^client/', pathNot: `${spec}|^client/(?:vite|test)/|^client/vite\\.config\\.ts$` },
    { path: 'node_modules/(?:pg|knex|graphql-yoga|@pothos|ws|pino|@eventstore|temporal-polyfill)/' },
  ),
  rule(
    'the-client-has-no-node',
    'See the-client-is-a-browser.',
    { path: '^client/', pathNot: `${spec}|^client/(?:vite|test)/|^client/vite\\.config\\.ts$` },
    { dependencyTypes: ['core'] },
  ),
];

const generalRules = [
  rule('no-circles', 'Modules in a circle are one module.', {}, { circular: true }),
  rule('nothing-imports-a-spec', 'A spec is the end of the line.', {}, { path: spec }),
  rule(
    'the-house-stands-without-its-tests',
    'What serves specs, stories, races and benchmarks (and the scripts) is never part of a running service.',
    { pathNot: `^scripts/|${testCode}` },
    { path: `^scripts/|${testCode}`, pathNot: spec },
  ),
  rule('everything-resolves', 'An import that leads nowhere.', {}, { couldNotResolve: true }),
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...generalRules, ...workspaceRules, ...featureRules, ...packageRules],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[^/]+/(?:dist|coverage)/' }, // anchored: many npm packages resolve into their own dist/
    tsPreCompilationDeps: true, // see type-only imports
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts'],
    },
  },
};
