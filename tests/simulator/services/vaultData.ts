import type { Vault } from '@platzwart/vault';
import * as v from 'valibot';
import type { Wire } from '../world/wire.ts';

/** The content of the vault's tables, shared by all services and unencrypted. */
export type VaultData = Readonly<{
  /** The key of each person; a key that is created again differs from the former one. */
  keys: Map<string, number>;
  forgotten: Set<string>;
  codes: Map<string, KeptCode>;
  passwords: Map<string, KeptPassword>;
  erasureNotices: Map<string, unknown>;
}>;
type KeptCode = Readonly<{ personId: string; code: string }> & { wrongTries: number };
type KeptPassword = Readonly<{ personId: string; phc: string }>;

export const emptyVaultData = (): VaultData => ({
  ...{ keys: new Map(), forgotten: new Set() },
  ...{ codes: new Map(), passwords: new Map(), erasureNotices: new Map() },
});

const mostWrongTries = 1_000;
const sealedSchema = v.tuple([v.string(), v.number(), v.unknown()]);

const retainedSchema = v.tuple([v.number(), v.unknown()]);

const retained = (year: number, text: string): unknown => {
  const [sealedIn, plain] = v.parse(retainedSchema, JSON.parse(text));
  if (sealedIn !== year) throw new Error('This document was sealed with the key of another year');
  return plain;
};

const lostKey = -1;

/** Like the real vault: a missing key is created, but not for an erased person. */
const seal = ({ keys, forgotten }: VaultData, personId: string, plain: unknown): string => {
  if (!keys.has(personId) && !forgotten.has(personId)) keys.set(personId, keys.size + forgotten.size);
  return JSON.stringify([personId, keys.get(personId) ?? lostKey, plain]);
};

/** Like the real vault: null if the key is destroyed, and no text opens under another key than its own. */
export const open = (
  { keys }: VaultData,
  { personId, sealed }: Readonly<{ personId: string; sealed: string }>,
): unknown => {
  const key = keys.get(personId);
  const [owner, sealedUnder, plain] = v.parse(sealedSchema, JSON.parse(sealed));
  if (key === undefined) return null;
  if (owner !== personId || sealedUnder !== key) throw new Error('This text was sealed under another key');
  return plain;
};

const compare = ({ codes }: VaultData, codeId: string, code: string): 'right' | 'wrong' | 'dead' => {
  const kept = codes.get(codeId);
  if (!kept || kept.wrongTries >= mostWrongTries) return 'dead';
  if (kept.code === code) return 'right';
  kept.wrongTries += 1;
  return 'wrong';
};

const forget = ({ keys, forgotten, codes, passwords }: VaultData, personId: string): void => {
  forgotten.add(personId);
  keys.delete(personId);
  for (const table of [codes, passwords])
    for (const [id, row] of table) if (row.personId === personId) table.delete(id);
};

const nobodyDoes = (): Promise<never> => Promise.reject(new Error('Nobody does this here'));
const nothing = (): Promise<void> => Promise.resolve();
const noneGranted = { byPersonThisMinute: 0, byPersonToday: 0, toEmailThisMinute: 0, toEmailToday: 0 };

/** The vault of one service, reached over a simulated connection, as its database is. */
export const vaultOver = (vaultData: VaultData, wire: Wire): Vault => ({
  seal: (personId, plain) => wire('seal', () => seal(vaultData, personId, plain)),
  unseal: (items) => wire('unseal', () => items.map((item) => open(vaultData, item))),
  withKey: (people) => wire('look for keys', () => people.filter((personId) => vaultData.keys.has(personId))),
  digest: (value) => `digest of ${value}`,
  forget: (personId) => wire(`keep nothing of ${personId}`, () => forget(vaultData, personId)),
  passwords: {
    keep: (passwordId, personId, phc) =>
      wire('keep a password', () => void vaultData.passwords.set(passwordId, { personId, phc })),
    ...{ of: nobodyDoes, rehash: nobodyDoes, removeOthers: nothing },
  },
  codes: {
    keep: ({ codeId, personId, code }) =>
      wire('keep a code', () => {
        seal(vaultData, personId, code);
        if (!vaultData.codes.has(codeId)) vaultData.codes.set(codeId, { personId, code, wrongTries: 0 });
      }),
    compare: (codeId, code) => wire('compare a code', () => compare(vaultData, codeId, code)),
    wasSentTo: (personId, code) =>
      wire('look for a code', () =>
        [...vaultData.codes.values()].some((kept) => kept.personId === personId && kept.code === code),
      ),
    ...{ keepAll: nobodyDoes, textOf: nobodyDoes, mailed: nobodyDoes, removeOld: nothing },
  },
  // No limit: simulated people change their address far more often than real ones.
  emailChanges: { grant: (_, mayGo) => wire('count an email', () => mayGo(noneGranted)), removeOld: nothing },
  registrations: { grant: nobodyDoes, removeOld: nothing },
  erasureNotices: {
    keep: (personId, plain) => wire('keep an erasure notice', () => void vaultData.erasureNotices.set(personId, plain)),
    ...{ of: nobodyDoes, remove: nobodyDoes, removeOld: nothing },
  },
  refused: { note: nothing, removeOld: nothing },
  pendingRegistrations: { keep: nobodyDoes, processNext: () => Promise.resolve(false), removeOld: nothing },
  codeRequests: { add: nobodyDoes, processNext: () => Promise.resolve(false), removeOld: nothing },
  secondFactors: {
    ...{ keep: nobodyDoes, secretOf: nobodyDoes, useStep: nobodyDoes, remove: nobodyDoes, newestOf: nobodyDoes },
    ...{ keepRecoveryCodes: nobodyDoes, useRecoveryCode: nobodyDoes, removeOthers: nothing },
  },
  sealAll: nobodyDoes,
  // Nobody here tries often enough to be held back.
  signInAttempts: {
    reserve: () => wire('count an attempt', () => ({ attemptId: 'one of few', attemptsLeft: 4 })),
    release: () => wire('take an attempt back', () => undefined),
    ...{ succeeded: nobodyDoes, removeOld: nothing },
  },
  endedSessions: { end: nobodyDoes, removeOld: nothing },
  openSessions: { note: nobodyDoes, untilOf: nobodyDoes, removeOld: nothing },
  documents: { keep: nobodyDoes, find: nobodyDoes, deleteExpired: nothing },
  exports: { keep: nobodyDoes, deleteExpired: nothing },
  // The key of a year is destroyed after eight years.
  retentionKeys: {
    seal: (year, plain) => wire('seal a document', () => JSON.stringify([year, plain])),
    open: (items) => wire('open documents', () => items.map(({ year, sealed }) => retained(year, sealed))),
    destroyExpired: nothing,
  },
  kioskPairings: { request: nobodyDoes, confirm: nobodyDoes, removeOld: nothing },
  links: { renewCalendar: nobodyDoes, removeCalendar: nobodyDoes, addKiosk: nobodyDoes, removeKiosk: nobodyDoes },
});
