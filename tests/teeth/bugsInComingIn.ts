import type { PlantedBug } from './plantedBug.ts';

const user = (name: string): string => `command-service/user/${name}`;
const vault = (name: string): string => `event-store/vault/${name}`;
const gateway = (name: string): string => `graphql-gateway/${name}`;
const sessions = [gateway('user/sessionMutations.int.spec.ts')];

/** Wrong ways to let people in, and to let them see and do things: sign-in, sessions, policies, addresses. */
export const bugsInComingIn: readonly PlantedBug[] = [
  {
    bug: 'Who was signed out everywhere goes on with the old token',
    edits: [
      {
        file: gateway('core/whoIsAsking.ts'),
        find: 'session.tokenVersion >= person.tokenVersion',
        replace: 'session.tokenVersion >= 0',
      },
    ],
    project: 'int',
    caughtBy: sessions,
  },
  {
    bug: 'A socket goes on after its person was signed out everywhere',
    edits: [
      {
        file: gateway('doors/socketsOfPeople.ts'),
        find: '!mayGoOn(session, person) || person.role !== viewer.principal',
        replace: 'session.expiresAt < 0 || person?.active !== true || person.role !== viewer.principal',
      },
    ],
    project: 'int',
    caughtBy: sessions,
  },
  {
    bug: 'Who has signed out is let in by the token they left behind',
    edits: [
      {
        file: gateway('core/whoIsAsking.ts'),
        find: 'return hasEnded ? nobody : inSession(session);',
        replace: 'return inSession(session);',
      },
    ],
    project: 'int',
    caughtBy: sessions,
  },
  {
    bug: 'A socket goes on after its session was ended',
    edits: [
      {
        file: gateway('doors/socketsOfPeople.ts'),
        find: 'if (session.sessionId === sessionId) end();',
        replace: 'if (session.sessionId === `${sessionId} `) end();',
      },
    ],
    project: 'int',
    caughtBy: sessions,
  },
  {
    bug: 'A token says itself how it is checked',
    edits: [{ file: gateway('core/sessions.ts'), find: "algorithms: ['HS256'], ", replace: '' }],
    project: 'unit',
    caughtBy: [gateway('core/sessions.unit.spec.ts')],
  },
  {
    bug: 'Nobody’s password is checked faster than somebody’s',
    edits: [
      {
        file: user('passwords.ts'),
        find: '    const isRight = await limit(() => verify(phc ?? hashOfNoPassword, password));\n',
        replace: '    if (phc === null) return false;\n    const isRight = await limit(() => verify(phc, password));\n',
      },
    ],
    project: 'unit',
    caughtBy: [user('passwords.unit.spec.ts')],
  },
  {
    bug: 'A wrong password tells who is not confirmed yet',
    edits: [
      {
        file: user('signIn.ts'),
        find: "!isRight) return rejected('ERR_INVALID_CREDENTIALS');",
        replace: "!isRight) return rejected((account && stateOf(account)) ?? 'ERR_INVALID_CREDENTIALS');",
      },
    ],
    project: 'int',
    caughtBy: [user('signIn.int.spec.ts')],
  },
  {
    bug: 'Who was deactivated signs in',
    edits: [
      {
        file: user('signIn.ts'),
        find: "if (!active) return 'ERR_USER_DEACTIVATED';",
        replace: "if (!active && !verified) return 'ERR_USER_DEACTIVATED';",
      },
    ],
    project: 'int',
    caughtBy: [user('signIn.int.spec.ts')],
  },
  {
    bug: 'Strangers who guess keep the owner out',
    edits: [
      {
        file: vault('signInTriesSchema.ts'),
        find: '          and not exists (select from vault.known_addresses k where k.account = wanted_account and k.address = wanted_address)\n',
        replace: '',
      },
    ],
    project: 'int',
    caughtBy: [user('signInThrottle.int.spec.ts'), vault('signInTries.int.spec.ts')],
  },
  {
    bug: 'Guesses that come at the same moment count as one',
    edits: [
      {
        file: vault('signInTriesSchema.ts'),
        find: "    perform pg_advisory_xact_lock(hashtext('vault.sign_in account'), hashtext(encode(wanted_account, 'hex')));\n",
        replace: '',
      },
    ],
    project: 'int',
    caughtBy: [vault('signInTries.int.spec.ts')],
  },
  {
    bug: 'A code of the app is good as long as its half minute lasts',
    edits: [{ file: vault('secondFactors.ts'), find: ' and last_step < $2', replace: ' and last_step <= $2' }],
    project: 'int',
    caughtBy: [vault('secondFactors.int.spec.ts'), user('secondFactor.int.spec.ts')],
  },
  {
    bug: 'A recovery code is good for ever',
    edits: [
      {
        file: vault('secondFactors.ts'),
        find: 'delete from vault.recovery_codes where factor_id = $1 and hash = $2 returning recovery_code_id',
        replace: 'select recovery_code_id from vault.recovery_codes where factor_id = $1 and hash = $2',
      },
    ],
    project: 'int',
    caughtBy: [vault('secondFactors.int.spec.ts'), user('secondFactor.int.spec.ts')],
  },
  {
    bug: 'A field of an account stands in no rule',
    edits: [{ file: gateway('user/userPolicies.ts'), find: ", 'newEmail'", replace: '' }],
    project: 'unit',
    caughtBy: [gateway('schema.unit.spec.ts')],
  },
  {
    bug: 'Only the browser looks whether an ADMIN calls',
    edits: [
      {
        file: gateway('user/userPolicies.ts'),
        find: "'deleteUser', 'importUsers'], forAdmins)",
        replace: "'deleteUser', 'importUsers'], forSignedIn)",
      },
    ],
    project: 'int',
    caughtBy: [gateway('whoMayCallWhat.int.spec.ts')],
  },
  {
    bug: 'Behind the gateway nobody looks whether an ADMIN calls',
    edits: [
      {
        file: 'command-service/commandTable.ts',
        find: "isAdmin(call) ? handle(data, call) : refusal('ERR_NOT_AUTHORIZED');",
        replace: "isAdmin(call) || call.actor !== null ? handle(data, call) : refusal('ERR_NOT_AUTHORIZED');",
      },
    ],
    project: 'int',
    caughtBy: ['command-service/processes/erasePerson.int.spec.ts', user('accounts.int.spec.ts')],
  },
  {
    bug: 'After the login the address leads to another site',
    edits: [{ file: 'client/core/returnTo.ts', find: '(?![/\\\\])', replace: '' }],
    project: 'unit',
    caughtBy: ['client/core/returnTo.unit.spec.ts'],
  },
  {
    bug: 'A spreadsheet calculates with what somebody is called',
    edits: [
      {
        file: 'contracts/core/csvFile.ts',
        find: "formula.test(value) ? `'${value}` : value",
        replace: 'formula.test(value) ? value.trim() : value',
      },
    ],
    project: 'unit',
    caughtBy: ['contracts/core/csvFile.unit.spec.ts'],
  },
  {
    bug: 'Whoever knows its id signs out the device of another',
    edits: [
      {
        file: vault('openSessions.ts'),
        find: 'where session_id = $1 and person_id = $2',
        replace: 'where session_id = $1 or person_id = $2',
      },
    ],
    project: 'int',
    caughtBy: [vault('openSessions.int.spec.ts'), user('endSession.int.spec.ts')],
  },
  {
    bug: 'A device is signed out whatever password is given',
    edits: [{ file: user('endSession.ts'), find: '    if (wrong) return wrong;\n', replace: '' }],
    project: 'int',
    caughtBy: [user('endSession.int.spec.ts')],
  },
];
