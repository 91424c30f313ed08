// Who may import whom. The folders are described in README.md, "Map of the repository".
import { features } from './scripts/check/features.mjs';

const feature = `(?:${features.join('|')})`;

const services = 'command-service|projection-service|mail-service|graphql-gateway';
const runtimes = `${services}|client`;
const spec = '\\.spec\\.tsx?$';
const testCode = `${spec}|\\.fixture\\.tsx?$|^tests/|^vitest\\.config\\.ts$|^[^/]+/(?:test|testing|contract)/|/standIn/|(?:UnderTest|Contract)\\.ts$|/spec[A-Z][^/]*\\.ts$`;
/** The rules and states of the write side, without their specs. */
const pure = '^command-service/(?:[^/]+/domain|ledger)/';
const specOrFixture = `${spec}|/spec[A-Z][^/]*\\.ts$`;
/** What of command-service/core is pure itself, and may be used by what is. */
const pureCore = '^command-service/core/(?:call|canonicalJson|decider|jsonPieces|keysOf|module|snapshotCodec)\\.ts$';
/** What features share, in every workspace: it lies below them. */
const below = 'core|live|ui|courtPlan|http|ws|documents|site|responseCache|templates|transport|mailbox';

const workspaceRules = [
  {
    name: 'runtimes-meet-in-contracts',
    comment:
      'Services and client share the published language, nothing else. The specs of the gateway make the tables it reads by the migrations of those who own them (specs-make-tables-by-migrations).',
    from: { path: `^(${runtimes})/`, pathNot: '^graphql-gateway/testing/readModelTables\\.ts$' },
    to: { path: `^(?:${runtimes}|tests|scripts)/`, pathNot: '^(?:$1|tests/support)/|^scripts/embeddedPostgres\\.ts$' },
  },
  {
    name: 'tests-are-outsiders',
    comment:
      'Stories, races and benchmarks use the ports of a running instance and the texts on its screens. Only tests/operations reads configuration schemas; only tests/bench runs parts of a service in its own process, through testing/. The proofs of the log are one implementation for the club and the checker (docs/adr/0066). The payment providers of tests/chaos are the simulator of the demo club (docs/adr/0064). The checker renders documents anew, as the mail-service does. tests/money compares what all services make of one history, from within.',
    from: { path: '^tests/(?!simulator/|money/)' },
    to: {
      path: `^(?:${runtimes})/`,
      pathNot:
        '/config\\.ts$|/testing/|^command-service/operations/proofs/|^command-service/demo/payments/|^mail-service/invoice/keptDocument\\.ts$|^client/[^/]+/(?:(?:accounting|admin|auth|cancelBooking|dashboard|dashboard/operations|history|kiosk|lazy|myBookings|offer|players|profile|waitingOffer)/)?texts\\.(?:de|en)\\.ts$',
    },
  },
  {
    name: 'only-benchmarks-open-parts-of-services',
    comment: 'See tests-are-outsiders.',
    from: { path: '^tests/(?!bench/|simulator/|money/)' },
    to: { path: `^(?:${runtimes})/testing/` },
  },
  {
    name: 'the-simulator-runs-the-write-side',
    comment:
      'It is the one test from within: command-services in one process, by their ports (docs/adr/0020-simulator.md). Of the read side, gateway and client it knows nothing.',
    from: { path: '^tests/simulator/' },
    to: { path: '^(?:projection-service|mail-service|graphql-gateway|client)/' },
  },
  {
    name: 'only-operations-reads-configurations',
    comment: 'See tests-are-outsiders.',
    from: { path: '^tests/', pathNot: '^tests/operations/' },
    to: { path: `^(?:${services})/config\\.ts$` },
  },
  {
    name: 'contracts-are-the-bottom',
    comment:
      'The published language: no workspace, no I/O, no npm package but the schemas, Temporal and the writer of calendar files.',
    from: { path: '^contracts/', pathNot: spec },
    to: { pathNot: '^contracts/|node_modules/(?:valibot|temporal-polyfill|temporal-spec|ical-generator)/' },
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
    name: 'the-database-knows-no-other-workspace',
    comment:
      'database holds what all programs need of PostgreSQL: migrations, roles, failures, transactions, leadership.',
    from: { path: '^database/', pathNot: spec },
    to: { path: `^(?:contracts|vault|event-store|${runtimes}|tests|scripts)/` },
  },
  {
    name: 'the-vault-knows-no-store',
    comment: 'vault keeps keys, password hashes and codes in tables of its own; the log is none of its business.',
    from: { path: '^vault/', pathNot: testCode },
    to: { path: `^(?:event-store|${runtimes}|tests|scripts)/` },
  },
  {
    name: 'only-write-and-read-side-see-the-store',
    comment:
      'Gateway and client learn from read models and commands; tests/bench measures the store itself, tests/simulator replaces it; the checker reads from it what documents say.',
    from: {
      path: '^(?:graphql-gateway|client|contracts|tests/(?!bench/|simulator/))',
      pathNot: '^graphql-gateway/testing/readModelTables\\.ts$|^tests/checker/readDocuments\\.ts$',
    },
    to: { path: '^(?:event-store|vault)/' },
  },
  {
    name: 'specs-make-tables-by-migrations',
    comment: 'Of other workspaces they know the migrations and nothing else.',
    from: { path: '^graphql-gateway/testing/readModelTables\\.ts$' },
    to: {
      path: '^(?:event-store|vault|command-service|projection-service|mail-service|client|tests|scripts)/',
      pathNot:
        '^(?:vault/schema|mail-service/core/mailSchema|projection-service/core/readModelsSchema|projection-service/readModels)\\.ts$',
    },
  },
  {
    name: 'only-services-are-processes',
    comment:
      'Shared process code of the services (docs/adr/0023-service-process.md): neither client nor contracts import it.',
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
    comment: 'Features meet in processes/, composed/ and main.ts (services) or app/ (client).',
    from: { path: `^(${runtimes})/(${feature})/` },
    to: { path: `^$1/${feature}/`, pathNot: '^$1/$2/' },
  },
  {
    name: 'core-knows-no-feature',
    comment: 'core and its neighbours are below the features.',
    from: { path: `^(${runtimes})/(?:${below})/`, pathNot: spec },
    to: { path: `^$1/(?:${feature}|app|processes|demo|composed)/` },
  },
  {
    name: 'core-is-the-bottom',
    comment: 'The core of a service imports nothing else of its service: everything else may build on it.',
    from: { path: `^(${services})/core/`, pathNot: testCode },
    to: { path: '^$1/', pathNot: '^$1/(?:core|node_modules)/' },
  },
  {
    name: 'nothing-below-a-meeting-place',
    comment: 'Processes, demo, app and composed stand above the features; main.ts and the list features.ts above all.',
    from: { path: `^(${runtimes})/(?:${feature}|${below})/`, pathNot: spec },
    to: { path: '^$1/(?:(?:app|processes|demo|composed)/|(?:main|features)\\.tsx?$)' },
  },
  {
    name: 'a-decision-is-pure',
    comment:
      'Every file in domain/ and ledger/: no store, no I/O, no node:*. Contracts, rules and states, the shape of a decider, immutable collections, schemas, common passwords and patterns in passwords, Temporal (its clock is banned by eslint).',
    from: { path: pure, pathNot: specOrFixture },
    to: {
      pathNot: `^contracts/|^command-service/(?:${feature}/domain|ledger)/|${pureCore}|node_modules/(?:immutable|temporal-polyfill|valibot|@zxcvbn-ts/(?:core|language-common))/`,
    },
  },
  {
    name: 'rules-are-below-the-ledger',
    comment: "The ledger's parts decide by the rules of the features; a rule asks through a type of its own folder.",
    from: { path: `^command-service/${feature}/domain/`, pathNot: specOrFixture },
    to: { path: '^command-service/ledger/' },
  },
  {
    name: 'the-runtime-imports-core-alone',
    comment: 'command-service/core is the bottom of its workspace: what it needs from above is given to it.',
    from: { path: '^command-service/core/', pathNot: spec },
    to: { path: '^command-service/(?!core/)' },
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
    name: 'emails-are-sent-in-one-place',
    comment: 'E-mails are triggered by events; only the mail-service sends them.',
    from: { pathNot: '^mail-service/transport/' },
    to: { path: 'node_modules/nodemailer/' },
  },
  {
    name: 'the-client-is-a-browser',
    comment: 'No server package in the client.',
    from: { path: '^client/', pathNot: `${spec}|^client/(?:vite|test)/|^client/vite(?:\\.site)?\\.config\\.ts$` },
    to: { path: 'node_modules/(?:pg|knex|graphql-yoga|@pothos|ws|pino|@eventstore|nodemailer|temporal-polyfill)/' },
  },
  {
    name: 'the-client-has-no-node',
    comment: 'See the-client-is-a-browser.',
    from: { path: '^client/', pathNot: `${spec}|^client/(?:vite|test)/|^client/vite(?:\\.site)?\\.config\\.ts$` },
    to: { dependencyTypes: ['core'] },
  },
];

const generalRules = [
  { name: 'no-circles', comment: 'Modules in a circle are one module.', from: {}, to: { circular: true } },
  { name: 'nothing-imports-a-spec', comment: 'A spec is the end of the line.', from: {}, to: { path: spec } },
  {
    name: 'production-code-does-not-import-tests',
    comment: 'What serves specs, stories, races and benchmarks (and the scripts) is never part of a running service.',
    from: { pathNot: `^scripts/|${testCode}` },
    to: { path: `^scripts/|${testCode}`, pathNot: spec },
  },
  {
    name: 'demo-and-testing-serve-nobody',
    comment:
      'What fills a demo and what serves specs is imported by neither a service nor another workspace that serves.',
    from: {
      path: `^(?:${runtimes}|event-store|service-process|contracts)/`,
      pathNot: `${testCode}|^[^/]+/demo/|^command-service/main\\.ts$`,
    },
    to: { path: '^[^/]+/(?:demo|testing)/' },
  },
  {
    name: 'only-demo-mode-loads-the-demo',
    comment: 'main.ts loads the demo club dynamically, when it checks the mode or seeds, never statically.',
    from: { path: '^command-service/main\\.ts$' },
    to: { path: '^[^/]+/(?:demo|testing)/', dynamic: false },
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
    exclude: { path: '^[^/]+/(?:dist|dist\\.[^/]+|coverage)/' }, // anchored: many npm packages resolve into their own dist/
    tsPreCompilationDeps: true, // see type-only imports
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts'],
    },
  },
};
