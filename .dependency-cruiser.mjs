// Who may import whom. The same rules in words: docs of the house in README.md, "The house".

/** Every feature has the same folder name in every workspace. */
export const features = ['booking', 'voucher', 'invoice', 'user', 'club', 'website', 'door-code', 'mail'];
/** The dashboard is a feature of the client alone: it administers what the others are about. */
const feature = `(?:${[...features, 'dashboard'].join('|')})`;

const services = 'command-service|projection-service|mail-service|graphql-gateway';
const runtimes = `${services}|client`;
const spec = '\\.spec\\.tsx?$';
const testCode = `${spec}|\\.fixture\\.tsx?$|^tests/|^vitest\\.config\\.ts$|^[^/]+/(?:test|testing|contract)/|/standIn/|(?:UnderTest|Contract)\\.ts$|/spec[A-Z][^/]*\\.ts$`;
const decision = `^command-service/${feature}/[^/]+(?:Decider|State|Policies)\\.ts$`;
/** What features share, in every workspace: it lies below them. */
const below = 'core|live|ui|http|doors|documents|site|answers|letters|post|mailbox';

const workspaceRules = [
  {
    name: 'runtimes-meet-in-contracts',
    comment: 'Services and client share the published language, nothing else.',
    from: { path: `^(${runtimes})/` },
    to: { path: `^(?:${runtimes}|tests|scripts)/`, pathNot: '^(?:$1|tests/support)/|^scripts/embeddedPostgres\\.ts$' },
  },
  {
    name: 'tests-are-outsiders',
    comment:
      'Stories, races and benchmarks know the ports of the running house, and the texts on its screens; only tests/operations reads configuration schemas, and only tests/bench has parts of a service in its own process, as they come out of testing/.',
    from: { path: '^tests/(?!simulator/)' },
    to: {
      path: `^(?:${runtimes})/`,
      pathNot:
        '/config\\.ts$|/testing/|^client/[^/]+/texts\\.(?:de|en)\\.ts$|^client/user/(?:auth|profile)/texts\\.(?:de|en)\\.ts$',
    },
  },
  {
    name: 'only-benchmarks-open-parts-of-services',
    comment: 'See tests-are-outsiders.',
    from: { path: '^tests/(?!bench/|simulator/)' },
    to: { path: `^(?:${runtimes})/testing/` },
  },
  {
    name: 'the-simulator-runs-write-and-read-side',
    comment:
      'It is the one test from within: services, deciders and projections in one process, by their ports (docs/adr/0020-simulator.md). Of gateway and client it knows nothing.',
    from: { path: '^tests/simulator/' },
    to: { path: '^(?:graphql-gateway|client)/' },
  },
  {
    name: 'only-operations-reads-configurations',
    comment: 'See tests-are-outsiders.',
    from: { path: '^tests/', pathNot: '^tests/operations/' },
    to: { path: `^(?:${services})/config\\.ts$` },
  },
  {
    name: 'contracts-are-the-bottom',
    comment: 'The published language: no workspace, no I/O, no npm package but the schemas and Temporal.',
    from: { path: '^contracts/', pathNot: spec },
    to: { pathNot: '^contracts/|node_modules/(?:valibot|temporal-polyfill|temporal-spec)/' },
  },
  {
    name: 'contract-features-stay-apart',
    comment: 'contracts/booking uses contracts/core, never contracts/user.',
    from: { path: `^contracts/(${feature})/`, pathNot: spec },
    to: { path: '^contracts/', pathNot: '^contracts/(?:$1|core)/' },
  },
  {
    name: 'contracts-core-knows-no-feature',
    comment: 'core is below the features.',
    from: { path: '^contracts/core/', pathNot: spec },
    to: { path: `^contracts/${feature}/` },
  },
  {
    name: 'the-store-knows-no-feature',
    comment: 'event-store stores envelopes: of the published language it knows the core alone.',
    from: { path: '^event-store/' },
    to: { path: `^(?:contracts/${feature}|${runtimes}|tests/(?!support/)|scripts/(?!embeddedPostgres))` },
  },
  {
    name: 'only-write-and-read-side-see-the-store',
    comment:
      'Gateway and client learn from read models and commands; tests/bench measures the store itself, tests/simulator replaces it.',
    from: { path: '^(?:graphql-gateway|client|contracts|tests/(?!bench/|simulator/))' },
    to: { path: '^event-store/' },
  },
  {
    name: 'only-services-are-processes',
    comment:
      'What a service is as a process (docs/adr/0023-service-process.md) knows of no service, and no browser knows of it.',
    from: { path: '^(?:client|contracts)/' },
    to: { path: '^service-process/' },
  },
  {
    name: 'a-process-knows-no-service',
    comment: 'See only-services-are-processes.',
    from: { path: '^service-process/' },
    to: { path: `^(?:contracts/${feature}|event-store|${runtimes}|tests|scripts)/` },
  },
];

const featureRules = [
  {
    name: 'features-stay-apart',
    comment: 'Features meet in processes/ and main.ts (services) or app/ (client).',
    from: { path: `^(${runtimes})/(${feature})/` },
    to: { path: `^$1/${feature}/`, pathNot: '^$1/$2/' },
  },
  {
    name: 'core-knows-no-feature',
    comment: 'core and its neighbours are below the features.',
    from: { path: `^(${runtimes})/(?:${below})/`, pathNot: spec },
    to: { path: `^$1/(?:${feature}|app|processes|demo)/` },
  },
  {
    name: 'nothing-below-a-meeting-place',
    comment: 'Processes, demo and app stand above the features; main.ts and config.ts above all.',
    from: { path: `^(${runtimes})/(?:${feature}|${below})/`, pathNot: spec },
    to: { path: '^$1/(?:(?:app|processes|demo)/|main\\.tsx?$)' },
  },
  {
    name: 'a-decision-is-pure',
    comment:
      'No store, no I/O, no node:*: contracts, own folder, the decider shape, immutable collections, Temporal (its clock is banned by eslint).',
    from: { path: decision },
    to: {
      pathNot: `^contracts/|^command-service/(?:${feature}/|core/(?:decider|canonicalJson)\\.ts$)|node_modules/(?:immutable|temporal-polyfill)/`,
    },
  },
];

const packageRules = [
  {
    name: 'one-adapter-for-eventstoredb',
    comment: 'The client of EventStoreDB is wrapped once.',
    from: { pathNot: '^event-store/' },
    to: { path: 'node_modules/@eventstore/' },
  },
  {
    name: 'tokens-in-one-place',
    comment:
      'Tokens are made and read once: those of people in the gateway, those between services where both find them.',
    from: { pathNot: '^(?:graphql-gateway/core|service-process)/' },
    to: { path: 'node_modules/jose/' },
  },
  {
    name: 'passwords-in-one-place',
    comment: 'Hashing costs memory and time: one service does it.',
    from: { pathNot: '^command-service/' },
    to: { path: 'node_modules/@node-rs/argon2' },
  },
  {
    name: 'letters-go-out-in-one-place',
    comment: 'Whoever wants something to be said appends an event: the mail-service writes.',
    from: { pathNot: '^mail-service/post/' },
    to: { path: 'node_modules/nodemailer/' },
  },
  {
    name: 'the-client-is-a-browser',
    comment: 'No server package in the client.',
    from: { path: '^client/', pathNot: `${spec}|^client/(?:vite|test)/|^client/vite\\.config\\.ts$` },
    to: { path: 'node_modules/(?:pg|knex|graphql-yoga|@pothos|ws|pino|@eventstore|nodemailer|temporal-polyfill)/' },
  },
  {
    name: 'the-client-has-no-node',
    comment: 'See the-client-is-a-browser.',
    from: { path: '^client/', pathNot: `${spec}|^client/(?:vite|test)/|^client/vite\\.config\\.ts$` },
    to: { dependencyTypes: ['core'] },
  },
];

const generalRules = [
  { name: 'no-circles', comment: 'Modules in a circle are one module.', from: {}, to: { circular: true } },
  { name: 'nothing-imports-a-spec', comment: 'A spec is the end of the line.', from: {}, to: { path: spec } },
  {
    name: 'the-house-stands-without-its-tests',
    comment: 'What serves specs, stories, races and benchmarks (and the scripts) is never part of a running service.',
    from: { pathNot: `^scripts/|${testCode}` },
    to: { path: `^scripts/|${testCode}`, pathNot: spec },
  },
  { name: 'everything-resolves', comment: 'An import that leads nowhere.', from: {}, to: { couldNotResolve: true } },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...generalRules, ...workspaceRules, ...featureRules, ...packageRules].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
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
