import { streams } from '@platzwart/contracts/core';
import type { Module } from '../core/module.ts';
import {
  type LedgerCommand,
  type LedgerErrorCode,
  type LedgerEvent,
  type LedgerState,
  ledger,
  ledgerDecider,
} from './ledgerDecider.ts';

/** The ledger as a module of the runtime: all events that occupy a court or cost money. */
export const ledgerModule: Module<LedgerState, LedgerCommand, LedgerEvent, LedgerErrorCode> = {
  ...ledger,
  stream: streams.ledger,
  decider: ledgerDecider,
};
