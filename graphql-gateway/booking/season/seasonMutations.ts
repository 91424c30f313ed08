import {
  answerSeasonOfferSchema,
  askSeasonHoldersSchema,
  bookSeasonSchema,
  closeSeasonPlanSchema,
  planSeasonSchema,
  removeSeasonSeriesSchema,
  saveSeasonSeriesSchema,
  seasonPlanIdSchema,
  setSeasonAnswerSchema,
} from '@platzwart/contracts/booking';
import * as v from 'valibot';
import type { Builder } from '../../core/builder.ts';
import type { CommandBus } from '../../core/commandBus.ts';
import type { GatewayContext } from '../../core/context.ts';
import { parseInput } from '../../core/parseInput.ts';
import { hashOfLinkToken } from '../../core/linkToken.ts';
import { succeeded } from '../../core/messages.ts';
import { Refusal } from '../../core/refusal.ts';
import type { MutationSuccess, SharedTypes } from '../../core/sharedTypes.ts';
import { type FieldName, namingArguments } from '../../core/renameRefusalFields.ts';
import { type PlanWithSeries, type SeasonServices, seasonPlanOf } from './seasonPlanOf.ts';
import type { LinkAttempts } from './linkAttempts.ts';
import { addSeasonInputs } from './seasonInputs.ts';
import type { SeasonTypes } from './seasonTypes.ts';

const argumentOf: Readonly<Record<string, string>> = { planId: 'planID', seriesId: 'seriesID' };
/** What is neither the draft nor the series is what is said of it. */
const seriesName: FieldName = (field) => argumentOf[field] ?? `series.${field}`;

type PlanSuccess = MutationSuccess & Readonly<{ plan: PlanWithSeries | null }>;
type Types = SharedTypes & SeasonTypes;
type Services = SeasonServices & Readonly<{ commandBus: CommandBus; links: LinkAttempts }>;

const visibleIn = ['season_plans'];

const addPlanResult = (builder: Builder, { mutationResult, plan }: Types) =>
  builder.objectRef<PlanSuccess>('SeasonPlanResult').implement({
    description: '(+)',
    interfaces: [mutationResult],
    fields: (t) => ({
      plan: t.expose('plan', { type: plan, nullable: true, description: 'Null while the lists do not show it yet.' }),
    }),
  });

export const addSeasonMutations = (builder: Builder, types: Types, services: Services): void => {
  const inputs = addSeasonInputs(builder, types);
  const planResult = addPlanResult(builder, types);
  const { commandBus, links } = services;
  const withPlan = async (
    id: unknown,
    { code, context }: Readonly<{ code: Parameters<typeof succeeded>[0]; context: GatewayContext }>,
  ): Promise<PlanSuccess> => {
    const known = v.safeParse(seasonPlanIdSchema, id);
    const plan = known.success ? await seasonPlanOf(services, known.output, context) : null;
    return { ...succeeded(code, context.language), plan };
  };
  const id = 'planId' as const;
  type Sent = Parameters<CommandBus['execute']>[0]['type'];
  const execute = async <Data extends Readonly<{ planId: string }>>(
    type: Sent,
    data: Data,
    context: GatewayContext,
  ) => {
    await commandBus.execute({ type, data, visibleIn }, context);
    return withPlan(data[id], { code: 'SUC_SEASON_UPDATED', context });
  };
  builder.mutationFields((t) => ({
    planSeason: t.field({
      type: planResult,
      description:
        '(+) Takes the series of a sport from one season over into a draft of the next. ERR_SEASON_NOT_CREATED where there are none.',
      args: {
        sport: t.arg.string({ required: true }),
        categories: t.arg({ type: [types.bookingCategory], required: true }),
        source: t.arg({ type: inputs.period, required: true }),
        period: t.arg({ type: inputs.period, required: true }),
      },
      resolve: async (_, args, context) => {
        const data = parseInput(planSeasonSchema, args);
        const { ids } = await commandBus.execute({ type: 'PlanSeason', data, visibleIn }, context);
        return withPlan(ids[0], { code: 'SUC_SEASON_CREATED', context });
      },
    }),
    saveSeasonSeries: t.field({
      type: planResult,
      description:
        '(+) Changes a series, or adds one where `seriesID` is missing. An answer that was given before is void. ERR_SEASON_NOT_FOUND, ERR_SEASON_NOT_UPDATED (it is booked, or the draft is closed).',
      args: {
        planID: t.arg.id({ required: true }),
        seriesID: t.arg.id(),
        series: t.arg({ type: inputs.series, required: true }),
      },
      resolve: namingArguments(seriesName, async (_, { planID, seriesID = null, series }, context) => {
        const { userID = null, title = null, ...rest } = series;
        const data = parseInput(saveSeasonSeriesSchema, { planId: planID, seriesId: seriesID, ...rest, userID, title });
        return execute('SaveSeasonSeries', data, context);
      }),
    }),
    removeSeasonSeries: t.field({
      type: planResult,
      description: '(+) ERR_SEASON_NOT_UPDATED for one that is booked.',
      args: { planID: t.arg.id({ required: true }), seriesID: t.arg.id({ required: true }) },
      resolve: namingArguments(argumentOf, async (_, { planID, seriesID }, context) =>
        execute(
          'RemoveSeasonSeries',
          parseInput(removeSeasonSeriesSchema, { planId: planID, seriesId: seriesID }),
          context,
        ),
      ),
    }),
    askSeasonHolders: t.field({
      type: planResult,
      description:
        '(+) Sends each holder who has something to answer one e-mail with a secret link. ERR_INVALID_INPUT for a last day in the past.',
      args: { planID: t.arg.id({ required: true }), answerUntil: t.arg({ type: 'Date', required: true }) },
      resolve: namingArguments(argumentOf, async (_, { planID, answerUntil }, context) =>
        execute('AskSeasonHolders', parseInput(askSeasonHoldersSchema, { planId: planID, answerUntil }), context),
      ),
    }),
    setSeasonAnswer: t.field({
      type: planResult,
      description: '(+) Answers for the holder.',
      args: { planID: t.arg.id({ required: true }), answer: t.arg({ type: inputs.answers, required: true }) },
      resolve: namingArguments(
        {
          ...argumentOf,
          seriesId: 'answer.seriesID',
          answer: 'answer.answer',
          otherTime: 'answer.otherTime',
        },
        async (_, { planID, answer: { seriesID, answer, otherTime = null } }, context) => {
          const data = parseInput(setSeasonAnswerSchema, { planId: planID, seriesId: seriesID, answer, otherTime });
          return execute('SetSeasonAnswer', data, context);
        },
      ),
    }),
    bookSeason: t.field({
      type: planResult,
      description:
        '(+) Books all that was accepted, one series after the other; the draft shows how far it is. ERR_SEASON_NOT_UPDATED where nothing is left to book.',
      args: { planID: t.arg.id({ required: true }), onConflict: t.arg({ type: types.seasonConflict, required: true }) },
      resolve: namingArguments(argumentOf, async (_, { planID, onConflict }, context) =>
        execute('BookSeason', parseInput(bookSeasonSchema, { planId: planID, onConflict }), context),
      ),
    }),
    closeSeasonPlan: t.field({
      type: planResult,
      description: '(+) Nothing of it can be changed or answered any more; what is booked stays.',
      args: { planID: t.arg.id({ required: true }) },
      resolve: namingArguments(argumentOf, async (_, { planID }, context) =>
        execute('CloseSeasonPlan', parseInput(closeSeasonPlanSchema, { planId: planID }), context),
      ),
    }),
    answerSeasonOffer: t.field({
      type: types.result,
      description:
        '(+) By whoever has the secret link, signed in or not. ERR_SEASON_OFFER_OVER where it is unknown, was ended, or the last day is over; ERR_SEASON_OFFER_LATER where it is unknown, after too many of these; ERR_INVALID_INPUT for two answers to one series.',
      args: { token: t.arg.string({ required: true }), answers: t.arg({ type: [inputs.answers], required: true }) },
      resolve: namingArguments({ ...argumentOf, tokenHash: 'token' }, async (_, { token, answers }, context) => {
        const tokenHash = hashOfLinkToken(token);
        if (tokenHash === null) throw new Refusal('ERR_SEASON_OFFER_OVER');
        const given = answers.map(({ seriesID, answer, otherTime = null }) => ({
          seriesId: seriesID,
          answer,
          otherTime,
        }));
        const data = parseInput(answerSeasonOfferSchema, { tokenHash, answers: given });
        await links({ token, context }, () => commandBus.sendAnonymously({ type: 'AnswerSeasonOffer', data }, context));
        return succeeded('SUC_SEASON_ANSWERED', context.language);
      }),
    }),
  }));
};
