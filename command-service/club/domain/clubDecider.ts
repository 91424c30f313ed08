import type {
  ArrangeSport,
  ClubEvent,
  DescribeClub,
  IssueTerms,
  SetBookingRules,
  SetPrices,
  StateAccounting,
  StateBilling,
  StateImprint,
} from '@platzwart/contracts/club';
import { type Decider, accept } from '../../core/decider.ts';
import { wrongAccounts } from './accountPolicies.ts';
import { addExport } from './addExport.ts';
import { arrangementPolicies } from './arrangementPolicies.ts';
import { isSame } from './changedSettings.ts';
import { changeSettings } from './changeSettings.ts';
import { completeClearance } from './clearance.ts';
import { type ClubDecision, type ClubErrorCode, invalid } from './clubDecision.ts';
import {
  type ClubStreamCommand,
  type EndDemo,
  type OpenClub,
  type RecordRefusals,
  type SettingCommand,
  endDemo,
  openClub,
} from './clubMode.ts';
import { type ClubState, emptyClub, evolveClub, sportOf } from './clubState.ts';
import { recordLogProof, requestLogProof } from './logProof.ts';
import { sendLogHead } from './sentLogHead.ts';
import { pricesWithin, wrongPrices } from './pricePolicies.ts';
import { wrongRules } from './rulePolicies.ts';

const describeClub = ({ data }: DescribeClub, state: ClubState): ClubDecision => {
  const { invoice } = data.addresses;
  if (!invoice.sameAsOffice && !invoice.address) return invalid(['addresses.invoice.address']);
  return isSame(state.description, data) ? accept() : accept({ type: 'ClubDescribed', data });
};

const stateImprint = ({ data }: StateImprint, state: ClubState): ClubDecision => {
  if (new Set(data.board).size < data.board.length) return invalid(['board']);
  return isSame(state.imprint, data) ? accept() : accept({ type: 'ImprintStated', data });
};

/** A club that collects by direct debit has an account to collect to. */
const stateBilling = ({ data }: StateBilling, state: ClubState): ClubDecision => {
  if (isSame(state.billing, data)) return accept();
  if (data.directDebit?.isOffered === true && data.iban === null) return invalid(['iban']);
  return accept({ type: 'BillingStated', data });
};

const stateAccounting = ({ data }: StateAccounting, state: ClubState): ClubDecision => {
  const wrong = wrongAccounts(data);
  if (wrong.length > 0) return invalid(wrong);
  return isSame(state.accounting, data) ? accept() : accept({ type: 'AccountingStated', data });
};

/** The same text again is no new version. */
const issueTerms = ({ data }: IssueTerms, { terms }: ClubState): ClubDecision => {
  if (terms && isSame({ de: terms.de, en: terms.en }, data)) return accept();
  return accept({ type: 'TermsIssued', data: { version: (terms?.version ?? 0) + 1, ...data } });
};

const arrangeSport = ({ data }: ArrangeSport, state: ClubState): ClubDecision => {
  const wrong = arrangementPolicies.flatMap((policy) => policy(data, state));
  if (wrong.length > 0) return invalid([...new Set(wrong)]);
  const { prices, ...arrangement } = sportOf(state, data.sport) ?? { prices: [] };
  if (isSame(arrangement, data)) return accept();
  const rows = pricesWithin(prices, data);
  const events: ClubEvent[] = [{ type: 'SportArranged', data }];
  if (!isSame(prices, rows)) events.push({ type: 'PricesSet', data: { sport: data.sport, rows } });
  return accept(...events);
};

const setPrices = ({ data }: SetPrices, state: ClubState): ClubDecision => {
  const sport = sportOf(state, data.sport);
  const wrong = wrongPrices(data, sport);
  if (wrong.length > 0) return invalid(wrong);
  return isSame(sport?.prices, data.rows) ? accept() : accept({ type: 'PricesSet', data });
};

const setBookingRules = ({ data }: SetBookingRules, state: ClubState): ClubDecision => {
  const wrong = wrongRules(data);
  if (wrong.length > 0) return invalid(wrong);
  return isSame(state.rules, data) ? accept() : accept({ type: 'BookingRulesSet', data });
};

type CommandOfType<Type extends SettingCommand['type']> = Extract<SettingCommand, { type: Type }>;
type SettingDecisions = {
  readonly [Type in SettingCommand['type']]: (command: CommandOfType<Type>, state: ClubState) => ClubDecision;
};

/** What each setting of its own becomes. */
const settingDecisions: SettingDecisions = {
  DescribeClub: describeClub,
  StateImprint: stateImprint,
  StateBilling: stateBilling,
  StateAccounting: stateAccounting,
  IssueTerms: issueTerms,
  ArrangeSport: arrangeSport,
  SetPrices: setPrices,
  SetBookingRules: setBookingRules,
};

const decideSetting = <Type extends SettingCommand['type']>(
  command: CommandOfType<Type> & { type: Type },
  state: ClubState,
): ClubDecision => settingDecisions[command.type](command, state);

/** Without refusals there is nothing to record. */
const recordRefusals = ({ data: { refused } }: RecordRefusals): ClubDecision =>
  refused.length === 0 ? accept() : accept({ type: 'BookingsRefused', data: { refused: [...refused] } });

/** What is decided once the club has a mode. */
const decideInClub = (command: Exclude<ClubStreamCommand, OpenClub | EndDemo>, state: ClubState): ClubDecision => {
  switch (command.type) {
    case 'SendLogHead':
      return sendLogHead(command, state);
    case 'RecordLogProof':
      return recordLogProof(command, state);
    case 'RecordRefusals':
      return recordRefusals(command);
    case 'AddExport':
      return addExport(command, state);
    case 'CompleteClearance':
      return completeClearance(command, state);
    case 'RequestLogProof':
      return requestLogProof(state);
    case 'ChangeSettings':
      return changeSettings(decideSetting, command, state);
    default:
      return decideSetting(command, state);
  }
};

const decide = (command: ClubStreamCommand, state: ClubState): ClubDecision => {
  switch (command.type) {
    case 'OpenClub':
      return openClub(command, state);
    case 'EndDemo':
      return endDemo(state);
    default:
      return decideInClub(command, state);
  }
};

/**
 * The club's settings. The same content again writes no event. Refuses with ERR_INVALID_INPUT and the paths of the invalid inputs: opening
 * hours (decisions.md P15), courts, price rows (P4), payment methods, accounts (N45).
 */
export const clubDecider: Decider<ClubState, ClubStreamCommand, ClubEvent, ClubErrorCode> = {
  initialState: emptyClub,
  evolve: evolveClub,
  decide,
};
