import { startProgram } from '../../../operations/program.ts';
import type { ReleaseInstance } from '../releaseInstance.ts';
import { type Login, type NewPerson, confirm, createPerson, enter } from './people.ts';
import { arrangeClub } from './settings.ts';

const emailOf = (name: string): string => `${name}@platzwart.example`;
const person = (firstName: string, lastName: string, role: NewPerson['role'] = 'MEMBER'): NewPerson => ({
  ...{ firstName, lastName, role },
  email: emailOf(firstName.toLowerCase()),
});
const people = {
  anna: person('Anna', 'Aufschlag'),
  ben: person('Ben', 'Netzroller'),
  carla: person('Carla', 'Rückhand'),
  gast: person('Gast', 'Geldmann', 'GUEST'),
  trainer: person('Trainer', 'Vorhand', 'TRAINER'),
};

/** `npm run admin` of the release. */
const inviteAdmin = async (instance: ReleaseInstance): Promise<Login> => {
  const words = ['--email', emailOf('admin'), '--first-name', 'Petra', '--last-name', 'Schulz'];
  const { clock, dataFolder, mailServer, folder } = instance;
  const env = { ...clock.env, DATA_DIR: dataFolder, SMTP_URL: mailServer.url };
  const admin = startProgram(['--import', 'tsx', 'scripts/runAgainstInstance.ts', 'admin', ...words], env, folder);
  if ((await admin.hasEnded).code !== 0) throw new Error(`No administrator: ${admin.errors()}`);
  return confirm(instance, emailOf('admin'));
};

/** Fills an empty log with a club: its ADMIN, settings, five people and a child. Returns who can sign in. */
export const foundClub = async (instance: ReleaseInstance): Promise<Readonly<Record<string, Login>>> => {
  const administrator = await inviteAdmin(instance);
  const logins: Record<string, Login> = { admin: administrator };
  const admin = await enter(instance, administrator);
  await arrangeClub(instance, admin);
  for (const [name, each] of Object.entries(people)) {
    const { login, userID } = await createPerson(instance, each, admin);
    logins[name] = login;
    if (name !== 'anna') continue;
    const child = { firstName: 'Mia', lastName: 'Aufschlag', role: 'MEMBER', guardianID: userID };
    await instance.ask('mutation ($user: UserInput!) { createUser(user: $user) { success } }', { user: child }, admin);
  }
  return logins;
};
