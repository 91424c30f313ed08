import { type PolicyTable, allOf, forTheCaller, perPerson } from './policy.ts';

export const corePolicies: PolicyTable = {
  Result: allOf(['success', 'code', 'msg', 'token'], forTheCaller),
  Query: { node: perPerson },
};
