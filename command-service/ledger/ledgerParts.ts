import { bank } from './bank/bank.ts';
import { courts } from './courts/courts.ts';
import { debits } from './debits/debits.ts';
import { hourCards } from './hourCards/hourCards.ts';
import { invoices } from './invoices/invoices.ts';
import { payments } from './payments/payments.ts';

/** The parts of the ledger by name, one line each. A name never changes, because stored snapshots contain it. */
export const ledgerParts = { courts, hourCards, payments, invoices, debits, bank };
