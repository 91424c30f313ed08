import type { PlantedBug } from './plantedBug.ts';

const user = (name: string): string => `command-service/user/${name}`;
const vault = (name: string): string => `event-store/vault/${name}`;
const accounts = [user('accounts.int.spec.ts')];

/** Wrong ways to keep accounts: who is who, codes of letters, what is written down, and who is gone. */
export const bugsInAccounts: readonly PlantedBug[] = [
  {
    bug: 'Two people have one e-mail: only the read model would notice',
    edits: [
      {
        file: user('registration.ts'),
        find: "byEmail.has(emailDigest) ? reject('ERR_EMAIL_ALREADY_EXISTS', 'person.email') : null",
        replace: "byEmail.has(`${emailDigest} in the read model`) ? reject('ERR_EMAIL_ALREADY_EXISTS') : null",
      },
    ],
    project: 'unit',
    caughtBy: [user('registration.unit.spec.ts')],
  },
  {
    bug: 'An e-mail that somebody took meanwhile is confirmed',
    edits: [
      {
        file: user('emailChange.ts'),
        find: 'if (byEmail.has(wanted.emailDigest))',
        replace: 'if (byEmail.has(person.emailDigest) && wanted.emailDigest === person.emailDigest)',
      },
    ],
    project: 'unit',
    caughtBy: [user('accountSecurity.unit.spec.ts')],
  },
  {
    bug: 'Two people who come at once get one member number',
    edits: [
      {
        file: user('registration.ts'),
        find: "byNumber.has(memberNumber) ? reject('ERR_USER_ALREADY_EXISTS', 'memberNumber') : null",
        replace: "byNumber.size > 1_000_000 ? reject('ERR_USER_ALREADY_EXISTS', memberNumber) : null",
      },
    ],
    project: 'int',
    caughtBy: [user('registerPerson.int.spec.ts')],
  },
  {
    bug: 'The number of somebody erased is given to the next one',
    edits: [
      {
        file: user('evolveMembers.ts'),
        find: '  byEmail: state.byEmail.delete(emailDigest),\n',
        replace:
          '  byEmail: state.byEmail.delete(emailDigest),\n  byNumber: state.byNumber.filter((holder) => holder !== personId),\n',
      },
    ],
    project: 'unit',
    caughtBy: [user('registration.unit.spec.ts')],
  },
  {
    bug: 'An import registers those who can be, and forgets the others',
    edits: [
      {
        file: user('registration.ts'),
        find: '  return first ? together(',
        replace: '  return first && events.length === 0 ? together(',
      },
    ],
    project: 'unit',
    caughtBy: [user('registration.unit.spec.ts')],
  },
  {
    bug: 'The last ADMIN is erased',
    edits: [
      {
        file: user('erasure.ts'),
        find: "isLastAdmin(person, state) ? reject('ERR_LAST_ADMIN')",
        replace: "isLastAdmin({ ...person, role: 'MEMBER' }, state) ? reject('ERR_LAST_ADMIN')",
      },
    ],
    project: 'unit',
    caughtBy: [user('standing.unit.spec.ts')],
  },
  {
    bug: 'Another role leaves the old tokens good',
    edits: [
      {
        file: user('standing.ts'),
        find: "{ type: 'RoleChanged', data: { personId, role, ...endingSessions(person) } }",
        replace: "{ type: 'RoleChanged', data: { personId, role, tokenVersion: person.tokenVersion } }",
      },
    ],
    project: 'unit',
    caughtBy: [user('standing.unit.spec.ts')],
  },
  {
    bug: 'A code of a letter is good twice',
    edits: [
      {
        file: user('evolveMembers.ts'),
        find: 'PasswordReset: (person, { passwordId, tokenVersion }) => ({ ...person, passwordId, tokenVersion, codes: [] })',
        replace: 'PasswordReset: (person, { passwordId, tokenVersion }) => ({ ...person, passwordId, tokenVersion })',
      },
    ],
    project: 'int',
    caughtBy: accounts,
  },
  {
    bug: 'A code of a letter never runs out',
    edits: [
      {
        file: user('personRules.ts'),
        find: 'epochMilliseconds(expiresAt) <= epochMilliseconds(now)',
        replace: 'epochMilliseconds(expiresAt) <= 0 * epochMilliseconds(now)',
      },
    ],
    project: 'unit',
    caughtBy: [user('oneTimeCodes.unit.spec.ts'), user('accountSecurity.unit.spec.ts')],
  },
  {
    bug: 'A newer code leaves the older ones good',
    edits: [
      {
        file: user('evolveMembers.ts'),
        find: '...without(person.codes, (code) => code.purpose === purpose)',
        replace: '...without(person.codes, (code) => code.codeId === codeId)',
      },
    ],
    project: 'unit',
    caughtBy: [user('oneTimeCodes.unit.spec.ts')],
  },
  {
    bug: 'Wrong tries at a code are not counted',
    edits: [
      {
        file: vault('codes.ts'),
        find: "wrong_tries = wrong_tries + (hash <> $2 and purpose = 'INIT_CODE')::int",
        replace: 'wrong_tries = wrong_tries',
      },
    ],
    project: 'int',
    caughtBy: [vault('codes.int.spec.ts'), ...accounts],
  },
  {
    bug: 'The log holds the hash of a password',
    edits: [
      {
        file: user('sealedNewcomer.ts'),
        find: '  return {\n    ...rest,\n',
        replace: "  return {\n    ...rest,\n    ...{ phc: await needs.passwords.hash(password ?? '') },\n",
      },
    ],
    project: 'int',
    caughtBy: [user('registerPerson.int.spec.ts')],
  },
  {
    bug: 'The log holds a name that nobody sealed',
    edits: [
      {
        file: user('sealedNewcomer.ts'),
        find: '  return {\n    ...rest,\n',
        replace: '  return {\n    ...{ ...rest, person },\n',
      },
    ],
    project: 'int',
    caughtBy: [user('registerPerson.int.spec.ts')],
  },
  {
    bug: 'The log holds the names of those who were imported',
    edits: [
      {
        file: user('importPeople.ts'),
        find: '    ...{ ...rest, verified: false,',
        replace: '    ...{ ...rest, person, verified: false,',
      },
    ],
    project: 'int',
    caughtBy: [user('importPeople.int.spec.ts')],
  },
  {
    bug: 'The keys of people who were refused are kept for ever',
    edits: [
      {
        file: user('registerPeople.ts'),
        find: "answer.outcome === 'rejected'",
        replace: "JSON.stringify(answer) === 'rejected'",
      },
    ],
    project: 'int',
    caughtBy: [user('registerPeople.int.spec.ts')],
  },
  {
    bug: 'Who was refused first and taken later loses their key',
    edits: [
      {
        file: user('tidyVault.ts'),
        find: 'vault.refused.removeOld([...byId.keys()],',
        replace: 'vault.refused.removeOld([...byId.keys()].slice(byId.size),',
      },
    ],
    project: 'int',
    caughtBy: [user('registerPeople.int.spec.ts')],
  },
  {
    bug: 'An erasure leaves the key',
    edits: [
      {
        file: vault('forget.ts'),
        find: '  delete from vault.person_keys where person_id = $1`',
        replace: '  select from vault.person_keys where person_id = $1`',
      },
    ],
    project: 'int',
    caughtBy: [vault('forget.int.spec.ts'), 'command-service/processes/erasePerson.int.spec.ts'],
  },
  {
    bug: 'Who was forgotten gets another key, under which nothing of before opens',
    edits: [
      {
        file: vault('personKeys.ts'),
        find: 'where not exists (select from vault.forgotten where forgotten.person_id = made.person_id)',
        replace: 'where true',
      },
    ],
    project: 'int',
    caughtBy: [vault('forget.int.spec.ts')],
  },
  {
    bug: 'What somebody books while they are erased is read to everybody',
    edits: [
      {
        file: 'projection-service/booking/bookings/writeBookings.ts',
        find: 'openTexts(foldBookings(events), unsealForOthers(effects))',
        replace: 'openTexts(foldBookings(events), effects.unseal)',
      },
    ],
    project: 'int',
    caughtBy: ['projection-service/booking/bookings/bookings.int.spec.ts'],
  },
  {
    bug: 'An erasure leaves the bookings to come',
    edits: [
      {
        file: 'command-service/processes/forgetErased.ts',
        find: "type: 'ReleaseBookings', data: { personId,",
        replace: "type: 'ReleaseBookings', data: { personId: newId() as typeof personId,",
      },
    ],
    project: 'int',
    caughtBy: ['command-service/processes/erasePerson.int.spec.ts'],
  },
  {
    bug: 'Somebody erased comes back when the same order arrives again',
    edits: [
      {
        file: user('registration.ts'),
        find: 'byId.has(personId) || erased.has(personId)',
        replace: 'byId.has(personId) || erased.size > 1_000_000',
      },
    ],
    project: 'unit',
    caughtBy: [user('registration.unit.spec.ts')],
  },
  {
    bug: 'A stranger who registers learns that an e-mail is known',
    edits: [
      {
        file: 'command-service/processes/registerGuest.ts',
        find: '    wake();\n',
        replace: "    if (needs.accountOf(person.email)) return reject('ERR_EMAIL_ALREADY_EXISTS');\n    wake();\n",
      },
    ],
    project: 'int',
    caughtBy: ['command-service/processes/registerGuest.int.spec.ts'],
  },
  {
    bug: 'Whoever asks often enough fills a mailbox through us',
    edits: [
      {
        file: user('letterLimits.ts'),
        find: 'granted.toPersonThisMinute < most.toPersonThisMinute &&',
        replace: 'granted.toPersonThisMinute >= 0 &&',
      },
    ],
    project: 'unit',
    caughtBy: [user('letterLimits.unit.spec.ts')],
  },
];
