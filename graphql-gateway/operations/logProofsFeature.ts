import { type LogFlaw, type LogProof, logProofs } from '@platzwart/contracts/club';
import type { Builder } from '../core/builder.ts';
import type { CommandClient, ProofProgress } from '../core/commandClient.ts';
import type { CommandBus } from '../core/commandBus.ts';
import type { GatewayFeature } from '../core/gatewayFeature.ts';
import { succeeded } from '../core/messages.ts';
import { type PolicyTable, allOf, forAdmins } from '../core/policy.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { type LogProofReads, logProofReads } from './logProofReads.ts';

const logProofsPolicies: PolicyTable = {
  LogProofs: allOf(['isRequested', 'progress', 'runs'], forAdmins),
  LogProof: allOf(['startedAt', 'seconds', 'position', 'events', 'flaws', 'flawCount'], forAdmins),
  LogFlaw: allOf(['proof', 'position', 'because'], forAdmins),
  Query: { logProofs: forAdmins },
  Mutation: { proveLog: forAdmins },
};

const shownRuns = 14;

const addLogProofType = (builder: Builder) => {
  const proof = builder.enumType('LogProofName', {
    description:
      '(+) CHAIN: no event was changed or removed. BOOKINGS: no court is booked twice. TOTALS: every sum follows from the events before it. NUMBERS: no invoice number is missing or there twice.',
    values: logProofs,
  });
  const flaw = builder.objectRef<LogFlaw>('LogFlaw').implement({
    description: '(+)',
    fields: (t) => ({
      proof: t.expose('proof', { type: proof }),
      position: t.exposeString('position', {
        nullable: true,
        description: 'Of the event at which it shows; null where none is left to name.',
      }),
      because: t.exposeString('because', { description: 'In English, for whoever runs the server.' }),
    }),
  });
  return builder.objectRef<LogProof>('LogProof').implement({
    description: '(+) A run over the whole log, from its first event on.',
    fields: (t) => ({
      startedAt: t.expose('startedAt', { type: 'DateTime' }),
      seconds: t.exposeFloat('seconds'),
      position: t.exposeString('position', { nullable: true, description: 'Of the last event that was read.' }),
      events: t.exposeInt('events'),
      flaws: t.field({ type: [flaw], description: 'The first hundred.', resolve: ({ flaws }) => [...flaws] }),
      flawCount: t.exposeInt('flawCount'),
    }),
  });
};

/** Of 1; before the first event it is at the beginning. */
const shareOf = (progress: ProofProgress): number | null =>
  progress && (progress.total === 0 ? 0 : Math.min(1, progress.events / progress.total));

type Sources = Readonly<{ reads: LogProofReads; commands: CommandClient }>;

const addLogProofs = (builder: Builder, { reads, commands }: Sources): void => {
  const run = addLogProofType(builder);
  const proofs = builder.objectRef<Sources>('LogProofs').implement({
    description: '(+) What is proved on the log each night (docs/adr/0066).',
    fields: (t) => ({
      isRequested: t.boolean({
        description: 'Whether an ADMIN has requested a run that has not ended.',
        resolve: () => reads.isRequested(),
      }),
      progress: t.float({
        nullable: true,
        description: 'From 0 to 1; null while none runs, or where it is not known.',
        resolve: async () => shareOf(await commands.proofProgress().catch(() => null)),
      }),
      runs: t.field({
        type: [run],
        description: 'The newest first; two weeks of them.',
        resolve: async () => [...(await reads.runs(shownRuns))],
      }),
    }),
  });
  builder.queryField('logProofs', (t) =>
    t.field({ type: proofs, description: '(+)', resolve: () => ({ reads, commands }) }),
  );
};

const addProveMutation = (builder: Builder, { result }: SharedTypes, commandBus: CommandBus): void => {
  builder.mutationField('proveLog', (t) =>
    t.field({
      type: result,
      description: '(+) Has the whole log proved now. Twice is once.',
      resolve: async (_root, _args, context) => {
        await commandBus.execute({ type: 'RequestLogProof', data: {}, visibleIn: ['history'] }, context);
        return succeeded('SUC_PROOF_REQUESTED', context.language);
      },
    }),
  );
};

/** The nightly proofs of the log, for an ADMIN. */
export const logProofsFeature: GatewayFeature = {
  policies: logProofsPolicies,
  readModels: ['history'],
  open: ({ database, commands, commandBus }) => ({
    addToSchema: (builder, shared) => {
      addLogProofs(builder, { reads: logProofReads(database), commands });
      addProveMutation(builder, shared, commandBus);
    },
  }),
};
