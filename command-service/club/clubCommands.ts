import {
  type ArrangeSport,
  type DescribeClub,
  type SetBookingRules,
  type SetPrices,
  type StateImprint,
  arrangeSportSchema,
  describeClubSchema,
  setBookingRulesSchema,
  setPricesSchema,
  stateImprintSchema,
} from '@platzwart/contracts/club';
import { command } from '../core/commandDeclaration.ts';
import { changeSettings } from './handlers/changeSettings.ts';

export const clubCommands = {
  DescribeClub: command(
    describeClubSchema,
    'admin',
    changeSettings((data: DescribeClub['data']) => ({ type: 'DescribeClub', data })),
  ),
  StateImprint: command(
    stateImprintSchema,
    'admin',
    changeSettings((data: StateImprint['data']) => ({ type: 'StateImprint', data })),
  ),
  ArrangeSport: command(
    arrangeSportSchema,
    'admin',
    changeSettings((data: ArrangeSport['data']) => ({ type: 'ArrangeSport', data })),
  ),
  SetPrices: command(
    setPricesSchema,
    'admin',
    changeSettings((data: SetPrices['data']) => ({ type: 'SetPrices', data })),
  ),
  SetBookingRules: command(
    setBookingRulesSchema,
    'admin',
    changeSettings((data: SetBookingRules['data']) => ({ type: 'SetBookingRules', data })),
  ),
};
