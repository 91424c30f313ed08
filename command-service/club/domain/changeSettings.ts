import { type ChangeSettings as SentChange, type ClubEvent, arrangementAfter } from '@platzwart/contracts/club';
import { accept, reject } from '../../core/decider.ts';
import type { ChangeSettings } from './clearance.ts';
import { type ClubDecision, invalid } from './clubDecision.ts';
import type { SettingCommand } from './clubMode.ts';
import { changedSettings } from './changedSettings.ts';
import { billingAfter, descriptionAfter, imprintAfter, rulesAfter, termsAfter } from './settingsAfter.ts';
import { type ClubState, evolveClub, isSetting, sportOf } from './clubState.ts';

type Data = SentChange['data'];
type DecideSetting = (command: SettingCommand, state: ClubState) => ClubDecision;

/** One part of the change: what it decides, and the name under which its inputs were sent. */
type Step = Readonly<{ at: string; decide: (state: ClubState) => ClubDecision }>;

/** decisions.md N80: the menu's order. Each sport is known by now, and named once. */
const orderSports =
  (sports: readonly string[]) =>
  (state: ClubState): ClubDecision => {
    const known = state.sports.map(({ sport }) => sport);
    if (new Set(sports).size < sports.length || sports.some((sport) => !known.includes(sport))) return invalid(['']);
    const withdrawn = known.filter((sport) => !sports.includes(sport));
    const left = known.filter((sport) => sports.includes(sport));
    const events: ClubEvent[] = withdrawn.map((sport) => ({ type: 'SportWithdrawn', data: { sport } }));
    if (left.join() !== sports.join()) events.push({ type: 'SportsOrdered', data: { sports: [...sports] } });
    return accept(...events);
  };

const stepFor = <Part>(part: Part | undefined, stepOf: (part: Part) => Step): readonly Step[] =>
  part === undefined ? [] : [stepOf(part)];

const stepsOf = (
  { description, imprint, billing, accounting, terms, sport, sports, prices, rules }: Data,
  decideSetting: DecideSetting,
): readonly Step[] => {
  const setting = (at: string, commandOf: (state: ClubState) => SettingCommand): Step => ({
    at,
    decide: (state) => decideSetting(commandOf(state), state),
  });
  return [
    ...stepFor(description, (change) =>
      setting('description', (state) => ({ type: 'DescribeClub', data: descriptionAfter(state, change) })),
    ),
    ...stepFor(imprint, (change) => ({
      at: 'imprint',
      decide: (state) => {
        const data = imprintAfter(state, change);
        return 'missing' in data ? invalid([data.missing]) : decideSetting({ type: 'StateImprint', data }, state);
      },
    })),
    ...stepFor(billing, (change) =>
      setting('billing', (state) => ({ type: 'StateBilling', data: billingAfter(state, change) })),
    ),
    ...stepFor(accounting, (data) => setting('accounting', () => ({ type: 'StateAccounting', data }))),
    ...stepFor(terms, (change) =>
      setting('terms', (state) => ({ type: 'IssueTerms', data: termsAfter(state, change) })),
    ),
    ...stepFor(sport, (change) =>
      setting('sport', (state) => ({
        type: 'ArrangeSport',
        data: arrangementAfter(change, sportOf(state, change.sport)),
      })),
    ),
    ...stepFor(sports, (keys) => ({ at: 'sports', decide: orderSports(keys) })),
    ...stepFor(prices, (data) => setting('prices', () => ({ type: 'SetPrices', data }))),
    ...stepFor(rules, (change) =>
      setting('rules', (state) => ({ type: 'SetBookingRules', data: rulesAfter(state, change) })),
    ),
  ];
};

/** Each part is sent as a whole, so a change of older settings may undo what somebody else has saved since. */
const undoesLater = (basedOn: number | undefined, event: ClubEvent, { lastChanges, rules }: ClubState): boolean =>
  basedOn !== undefined &&
  isSetting(event) &&
  changedSettings(rules, event).some((setting) => (lastChanges[setting] ?? 0) > basedOn);

/**
 * Several settings together: all of them or none (decisions.md N79). The paths of refused inputs begin with the name of their part. Where
 * the change hurts bookings, the order to cancel them is written with it. Refuses with ERR_SETTINGS_OUTDATED what would change a setting
 * again that was changed after those on which it is based.
 */
export const changeSettings = (
  decideSetting: DecideSetting,
  { data, clearance }: ChangeSettings,
  state: ClubState,
): ClubDecision => {
  let current = state;
  const events: ClubEvent[] = [];
  for (const { at, decide } of stepsOf(data, decideSetting)) {
    const decision = decide(current);
    if (decision.outcome === 'rejected')
      return { ...decision, fields: decision.fields.map((field) => (field === '' ? at : `${at}.${field}`)) };
    events.push(...decision.events);
    current = decision.events.reduce(evolveClub, current);
  }
  if (events.length === 0) return accept();
  if (events.some((event) => undoesLater(data.basedOn, event, state))) return reject('ERR_SETTINGS_OUTDATED');
  if (!clearance) return accept(...events);
  return accept(...events, { type: 'ClearanceOrdered', data: { ...clearance, reason: data.reason ?? '' } });
};
