import { changeSettingsSchema } from '@platzwart/contracts/club';
import type { SuccessCode } from '@platzwart/contracts/catalogue';
import type { Builder } from '../core/builder.ts';
import type { CommandBus } from '../core/commandBus.ts';
import type { GatewayContext } from '../core/context.ts';
import { parseInput } from '../core/parseInput.ts';
import { succeeded } from '../core/messages.ts';
import type { PeopleReads } from '../core/peopleReads.ts';
import { type PolicyTable, allOf, forAdmins } from '../core/policy.ts';
import { type FieldName, renameRefusalFields } from '../core/renameRefusalFields.ts';
import type { MutationSuccess, SharedTypes } from '../core/sharedTypes.ts';
import type { ClubEnums } from './clubEnums.ts';
import { addSettingsInputs } from './settingsInputs.ts';
import {
  accountingOf,
  billingOf,
  descriptionOf,
  imprintOf,
  pricesOf,
  rulesOf,
  settingName,
  timesOf,
} from './settingsOfInputs.ts';

export type SettingsServices = Readonly<{
  commandBus: Pick<CommandBus, 'execute'>;
  peopleReads: Pick<PeopleReads, 'byMemberNumber'>;
}>;

export const settingsMutationPolicies: PolicyTable = {
  Mutation: allOf(['updateGeneralInfos', 'updateTimeAndCourtInfos', 'updatePriceInfos', 'updateSettings'], forAdmins),
};

const visibleIn = ['club_settings'];
/** decisions.md N79: none of the contract's own calls needs it. */
const basedOnArgument = {
  description:
    '(+) `DashboardInfos.revision` of the settings that the change was made from: refused with ERR_SETTINGS_OUTDATED where it would undo what somebody else has saved since.',
};
const unforced = { force: false, reason: null };

/** Changes of the club's settings: all that one call names, or nothing (decisions.md N79). */
export const addSettingsMutations = (
  builder: Builder,
  types: SharedTypes & ClubEnums,
  { commandBus, peopleReads }: SettingsServices,
): void => {
  const inputs = addSettingsInputs(builder, types);
  type Change = Readonly<{
    input: string;
    code: SuccessCode;
    data: () => Promise<object> | object;
    basedOn: number | null | undefined;
    canForce?: true;
  }>;
  const change = async (
    { input, code, data, basedOn, canForce }: Change,
    context: GatewayContext,
  ): Promise<MutationSuccess> => {
    const nameOf: FieldName = (field) => (!canForce && field in unforced ? null : settingName(input)(field));
    await renameRefusalFields(nameOf, async () => {
      const based = basedOn == null ? {} : { basedOn };
      const parsed = parseInput(changeSettingsSchema, { ...unforced, ...based, ...(await data()) });
      return commandBus.execute({ type: 'ChangeSettings', data: parsed, visibleIn }, context);
    });
    return succeeded(code, context.language);
  };
  builder.mutationFields((t) => ({
    updateGeneralInfos: t.field({
      type: types.result,
      args: { infos: t.arg({ type: inputs.general, required: true }), basedOn: t.arg.int(basedOnArgument) },
      resolve: (_, { infos, basedOn }, context) => {
        const data = async () => ({
          description: descriptionOf(infos),
          ...(infos.imprint && { imprint: await imprintOf(infos.imprint, peopleReads) }),
          ...(infos.billing && { billing: billingOf(infos.billing) }),
        });
        return change({ input: 'infos', code: 'SUC_GENERAL_INFOS_UPDATED', data, basedOn }, context);
      },
    }),
    updateTimeAndCourtInfos: t.field({
      type: types.result,
      description:
        'Refused with ERR_SETTINGS_HURT_BOOKINGS where future bookings would no longer fit, unless `force` and `reason` cancel them.',
      args: { infos: t.arg({ type: inputs.timeAndCourt, required: true }), basedOn: t.arg.int(basedOnArgument) },
      resolve: (_, { infos, basedOn }, context) => {
        const data = () => ({ ...timesOf(infos), force: infos.force ?? false, reason: infos.reason ?? null });
        const code = 'SUC_TIME_AND_COURT_INFOS_UPDATED';
        return change({ input: 'infos', code, data, basedOn, canForce: true }, context);
      },
    }),
    updatePriceInfos: t.field({
      type: types.result,
      args: { infos: t.arg({ type: inputs.priceInfos, required: true }), basedOn: t.arg.int(basedOnArgument) },
      resolve: (_, { infos, basedOn }, context) =>
        change({ input: 'infos', code: 'SUC_PRICE_INFOS_UPDATED', data: () => pricesOf(infos), basedOn }, context),
    }),
    updateSettings: t.field({
      type: types.result,
      description: '(+)',
      args: { settings: t.arg({ type: inputs.settings, required: true }), basedOn: t.arg.int(basedOnArgument) },
      resolve: (_, { settings: { imprint, billing, accounting, rules, terms }, basedOn }, context) => {
        const data = async () => ({
          ...(imprint && { imprint: await imprintOf(imprint, peopleReads) }),
          ...(billing && { billing: billingOf(billing) }),
          ...(accounting && { accounting: accountingOf(accounting) }),
          ...(rules && { rules: rulesOf(rules) }),
          ...(terms && { terms }),
        });
        return change({ input: 'settings', code: 'SUC_SETTINGS_UPDATED', data, basedOn }, context);
      },
    }),
  }));
};
