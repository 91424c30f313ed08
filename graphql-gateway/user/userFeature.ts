import type { GatewayFeature } from '../core/gatewayFeature.ts';
import { addUserAdministration } from './accounts/accountAdminMutations.ts';
import { addAccountOpening } from './accounts/mutationsWithoutSession.ts';
import { addOwnAccount } from './accounts/ownAccountMutations.ts';
import { addSecondFactor } from './accounts/secondFactor.ts';
import { addUserUpdate } from './accounts/updateUser.ts';
import { addDirectory } from './directory/directoryQueries.ts';
import { directoryReads } from './directory/directoryReads.ts';
import { addImport } from './import/importUsers.ts';
import { guardianReads } from './import/guardians.ts';
import { uniquenessReads } from './import/uniqueness.ts';
import { addLogin } from './loginMutation.ts';
import { addLoginResult } from './loginResult.ts';
import { addSessionMutations } from './sessionMutations.ts';
import { addOpenSessions } from './sessions/openSessions.ts';
import { openSessionsReads } from './sessions/openSessionsReads.ts';
import { addUserEnums } from './userEnums.ts';
import { addUserInputs } from './userInputs.ts';
import { userPolicies } from './userPolicies.ts';
import { addUserResults } from './userResults.ts';
import { addUserType } from './userType.ts';

/** Accounts: sign-in and sessions, one's own account, the directory of people, and their administration. */
export const userFeature: GatewayFeature = {
  policies: userPolicies,
  readModels: ['people'],
  open: (services) => {
    const { database, commandBus } = services;
    const openSessions = openSessionsReads(database);
    return {
      addToSchema: (builder, shared) => {
        const enums = addUserEnums(builder);
        const user = addUserType(builder, shared, { ...enums, ...services });
        const inputs = addUserInputs(builder, shared, enums);
        const results = addUserResults(builder, shared, user);
        const loginResult = addLoginResult(builder, shared, user);
        builder.queryField('currentUser', (t) =>
          t.field({ type: user, nullable: true, resolve: (_, _args, context) => context.viewer().person }),
        );
        addLogin(builder, loginResult, services);
        addSessionMutations(builder, { ...shared, loginResult }, services);
        addOpenSessions(builder, shared, { ...services, openSessions });
        addDirectory(builder, { ...shared, enums, user }, { ...services, directory: directoryReads(database) });
        addAccountOpening(builder, { ...shared, enums, inputs }, commandBus);
        addOwnAccount(builder, shared, services);
        addSecondFactor(builder, { ...shared, results }, services);
        addUserUpdate(builder, { inputs, results }, services);
        addUserAdministration(builder, { ...shared, inputs, results }, services);
        addImport(builder, shared, {
          ...{ commandBus, taken: uniquenessReads(database), guardians: guardianReads(database) },
        });
      },
    };
  },
};
