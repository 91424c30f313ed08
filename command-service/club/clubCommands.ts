import {
  type ArrangeSport,
  type DescribeClub,
  type IssueTerms,
  type SetBookingRules,
  type SetPrices,
  type StateAccounting,
  type StateBilling,
  type StateImprint,
  arrangeSportSchema,
  describeClubSchema,
  issueTermsSchema,
  setBookingRulesSchema,
  setPricesSchema,
  stateAccountingSchema,
  stateBillingSchema,
  stateImprintSchema,
} from '@platzwart/contracts/club';
import { command } from '../core/commandDeclaration.ts';
import { changeSetting } from './handlers/changeSetting.ts';

export const clubCommands = {
  DescribeClub: command(
    describeClubSchema,
    'admin',
    changeSetting((data: DescribeClub['data']) => ({ type: 'DescribeClub', data })),
  ),
  StateImprint: command(
    stateImprintSchema,
    'admin',
    changeSetting((data: StateImprint['data']) => ({ type: 'StateImprint', data })),
  ),
  StateBilling: command(
    stateBillingSchema,
    'admin',
    changeSetting((data: StateBilling['data']) => ({ type: 'StateBilling', data })),
  ),
  StateAccounting: command(
    stateAccountingSchema,
    'admin',
    changeSetting((data: StateAccounting['data']) => ({ type: 'StateAccounting', data })),
  ),
  IssueTerms: command(
    issueTermsSchema,
    'admin',
    changeSetting((data: IssueTerms['data']) => ({ type: 'IssueTerms', data })),
  ),
  ArrangeSport: command(
    arrangeSportSchema,
    'admin',
    changeSetting((data: ArrangeSport['data']) => ({ type: 'ArrangeSport', data })),
  ),
  SetPrices: command(
    setPricesSchema,
    'admin',
    changeSetting((data: SetPrices['data']) => ({ type: 'SetPrices', data })),
  ),
  SetBookingRules: command(
    setBookingRulesSchema,
    'admin',
    changeSetting((data: SetBookingRules['data']) => ({ type: 'SetBookingRules', data })),
  ),
};
