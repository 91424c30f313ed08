import { corePolicies } from './core/corePolicies.ts';
import { type PolicyTable, joinPolicies } from './core/policy.ts';
import { features } from './features.ts';

/** The policies of all features in one table. Throws where two of them have the same field. */
export const policies: PolicyTable = joinPolicies([corePolicies, ...features.map((feature) => feature.policies)]);
