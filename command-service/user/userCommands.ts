import {
  changePasswordSchema,
  endSessionSchema,
  endSessionsSchema,
  importPeopleSchema,
  registerGuestSchema,
  registerPersonSchema,
  removeSecondFactorOfPersonSchema,
  removeSecondFactorSchema,
  requestCodeSchema,
  requestEmailChangeSchema,
  requestErasureSchema,
  resetPasswordSchema,
  verifyPersonSchema,
} from '@platzwart/contracts/user';
import { command } from '../core/commandDeclaration.ts';
import { changePassword } from './handlers/changePassword.ts';
import { endSession } from './handlers/endSession.ts';
import { endSessions } from './handlers/endSessions.ts';
import { importPeople } from './handlers/importPeople.ts';
import { registerGuest } from './handlers/registerGuest.ts';
import { registerPerson } from './handlers/registerPerson.ts';
import { removeSecondFactor } from './handlers/removeSecondFactor.ts';
import { removeSecondFactorOfPerson } from './handlers/removeSecondFactorOfPerson.ts';
import { requestCode } from './handlers/requestCode.ts';
import { requestEmailChange } from './handlers/requestEmailChange.ts';
import { requestErasure } from './handlers/requestErasure.ts';
import { resetPassword } from './handlers/resetPassword.ts';
import { verifyPerson } from './handlers/verifyPerson.ts';

export const userCommands = {
  RegisterPerson: command(registerPersonSchema, 'admin', registerPerson),
  ImportPeople: command(importPeopleSchema, 'admin in person', importPeople),
  RegisterGuest: command(registerGuestSchema, 'anybody', registerGuest),
  VerifyPerson: command(verifyPersonSchema, 'anybody', verifyPerson),
  RequestCode: command(requestCodeSchema, 'anybody', requestCode),
  ResetPassword: command(resetPasswordSchema, 'anybody', resetPassword),
  ChangePassword: command(changePasswordSchema, 'anybody', changePassword),
  RequestEmailChange: command(requestEmailChangeSchema, 'anybody', requestEmailChange),
  EndSession: command(endSessionSchema, 'anybody', endSession),
  EndSessions: command(endSessionsSchema, 'anybody', endSessions),
  RemoveSecondFactor: command(removeSecondFactorSchema, 'anybody', removeSecondFactor),
  RemoveSecondFactorOfPerson: command(removeSecondFactorOfPersonSchema, 'admin in person', removeSecondFactorOfPerson),
  RequestErasure: command(requestErasureSchema, 'anybody', requestErasure),
};
