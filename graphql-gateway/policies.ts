import { bookingPolicies } from './booking/bookingPolicies.ts';
import { clubPolicies } from './club/clubPolicies.ts';
import { imprintPolicies } from './club/imprint.ts';
import { corePolicies } from './core/corePolicies.ts';
import { type PolicyTable, joinPolicies } from './core/policy.ts';
import { mailPolicies } from './mail/mailPolicies.ts';
import { myDataPolicies } from './myData.ts';
import { readModelPolicies } from './operations/readModelsFeature.ts';
import { userPolicies } from './user/userPolicies.ts';
import { deletionPolicies } from './userToDelete.ts';

/** Who may what, for every field of every type: the features' tables in one. */
export const policies: PolicyTable = joinPolicies([
  corePolicies,
  clubPolicies,
  imprintPolicies,
  userPolicies,
  bookingPolicies,
  deletionPolicies,
  myDataPolicies,
  mailPolicies,
  readModelPolicies,
]);
