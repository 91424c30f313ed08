import { changeSettingsSchema } from '@platzwart/contracts/club';
import { erasePersonSchema, updatePersonSchema } from '@platzwart/contracts/user';
import { addVoucherSchema, correctVoucherTypeSchema, deleteVoucherSchema } from '@platzwart/contracts/voucher';
import { command } from '../core/commandDeclaration.ts';
import { changeSettings } from './changeSettings.ts';
import { correctVoucherType, deleteVoucher } from './changeVoucher.ts';
import { erasePerson } from './erasePerson.ts';
import { orderVoucher } from './orderVoucher.ts';
import { updateAccount } from './updateAccount.ts';

/** Commands that affect several features. */
export const processCommands = {
  UpdatePerson: command(updatePersonSchema, 'anybody', updateAccount),
  ChangeSettings: command(changeSettingsSchema, 'admin', changeSettings),
  ErasePerson: command(erasePersonSchema, 'admin in person', erasePerson),
  AddVoucher: command(addVoucherSchema, 'anybody', orderVoucher),
  DeleteVoucher: command(deleteVoucherSchema, 'anybody', deleteVoucher),
  CorrectVoucherType: command(correctVoucherTypeSchema, 'admin in person', correctVoucherType),
};
