import { erasePersonSchema } from '@platzwart/contracts/user';
import { command } from '../core/commandDeclaration.ts';
import { erasePerson } from './erasePerson.ts';

/** Commands that affect several features. */
export const processCommands = {
  ErasePerson: command(erasePersonSchema, 'admin in person', erasePerson),
};
