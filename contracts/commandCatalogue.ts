import type { BankCommand } from './bank/index.ts';
import type { BookingCommand, SeasonCommand, WaitingCommand } from './booking/index.ts';
import type { ClubEventCommand } from './club-event/index.ts';
import type { ClubCommand } from './club/index.ts';
import type { DebitCommand } from './debit/index.ts';
import type { InvoiceCommand } from './invoice/index.ts';
import type { LinkCommand } from './link/index.ts';
import type { UserCommand } from './user/index.ts';
import type { VoucherCommand } from './voucher/index.ts';

/** Every command that the command-service accepts from outside. A feature registers its commands here, in one line. */
export type Command =
  | BankCommand
  | BookingCommand
  | WaitingCommand
  | SeasonCommand
  | ClubEventCommand
  | ClubCommand
  | DebitCommand
  | InvoiceCommand
  | LinkCommand
  | UserCommand
  | VoucherCommand;
export type CommandType = Command['type'];
