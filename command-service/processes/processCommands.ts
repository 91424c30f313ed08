import { erasePersonSchema, updatePersonSchema } from '@platzwart/contracts/user';
import { command } from '../core/commandDeclaration.ts';
import { erasePerson } from './erasePerson.ts';
import { updateAccount } from './updateAccount.ts';

/** Commands that affect several features. */
export const processCommands = {
  UpdatePerson: command(updatePersonSchema, 'anybody', updateAccount),
  ErasePerson: command(erasePersonSchema, 'admin in person', erasePerson),
};
