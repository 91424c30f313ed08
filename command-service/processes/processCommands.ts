import { changeSettingsSchema } from '@platzwart/contracts/club';
import { erasePersonSchema, updatePersonSchema } from '@platzwart/contracts/user';
import { command } from '../core/commandDeclaration.ts';
import { changeSettings } from './changeSettings.ts';
import { erasePerson } from './erasePerson.ts';
import { updateAccount } from './updateAccount.ts';

/** Commands that affect several features. */
export const processCommands = {
  UpdatePerson: command(updatePersonSchema, 'anybody', updateAccount),
  ChangeSettings: command(changeSettingsSchema, 'admin', changeSettings),
  ErasePerson: command(erasePersonSchema, 'admin in person', erasePerson),
};
