import type { Vault } from '@platzwart/event-store/vault';
import * as v from 'valibot';
import type { Wire } from '../world/wire.ts';

/** What the tables of the vault hold, the same ones for all services. Everything in them is legible. */
export type Safe = Readonly<{
  /** Whose key is which: one that is made anew is another one. */
  keys: Map<string, number>;
  forgotten: Set<string>;
  codes: Map<string, KeptCode>;
  passwords: Map<string, KeptPassword>;
  farewells: Map<string, unknown>;
}>;
type KeptCode = Readonly<{ personId: string; code: string }> & { wrongTries: number };
type KeptPassword = Readonly<{ personId: string; phc: string }>;

export const emptySafe = (): Safe => ({
  ...{ keys: new Map(), forgotten: new Set() },
  ...{ codes: new Map(), passwords: new Map(), farewells: new Map() },
});

const mostWrongTries = 5;
const sealedSchema = v.tuple([v.string(), v.number(), v.unknown()]);

const lostKey = -1;

/** As the real one: a key is made where it is missing, but not for who was forgotten. */
const seal = ({ keys, forgotten }: Safe, personId: string, plain: unknown): string => {
  if (!keys.has(personId) && !forgotten.has(personId)) keys.set(personId, keys.size + forgotten.size);
  return JSON.stringify([personId, keys.get(personId) ?? lostKey, plain]);
};

/** As the real one: null where the key is gone, and no text opens under another key than its own. */
export const open = ({ keys }: Safe, { personId, sealed }: Readonly<{ personId: string; sealed: string }>): unknown => {
  const key = keys.get(personId);
  const [owner, sealedUnder, plain] = v.parse(sealedSchema, JSON.parse(sealed));
  if (key === undefined) return null;
  if (owner !== personId || sealedUnder !== key) throw new Error('This text was sealed under another key');
  return plain;
};

const compare = ({ codes }: Safe, codeId: string, code: string): 'right' | 'wrong' | 'dead' => {
  const kept = codes.get(codeId);
  if (!kept || kept.wrongTries >= mostWrongTries) return 'dead';
  if (kept.code === code) return 'right';
  kept.wrongTries += 1;
  return 'wrong';
};

const forget = ({ keys, forgotten, codes, passwords }: Safe, personId: string): void => {
  forgotten.add(personId);
  keys.delete(personId);
  for (const table of [codes, passwords])
    for (const [id, row] of table) if (row.personId === personId) table.delete(id);
};

const nobodyDoes = (): Promise<never> => Promise.reject(new Error('Nobody does this here'));
const nothing = (): Promise<void> => Promise.resolve();
const noneGranted = { byPersonThisMinute: 0, byPersonToday: 0, toEmailThisMinute: 0, toEmailToday: 0 };

/** The vault of one service: at the other end of a wire, as its database is. */
export const vaultOver = (safe: Safe, wire: Wire): Vault => ({
  seal: (personId, plain) => wire('seal', () => seal(safe, personId, plain)),
  unseal: (items) => wire('unseal', () => items.map((item) => open(safe, item))),
  withKey: (people) => wire('look for keys', () => people.filter((personId) => safe.keys.has(personId))),
  digest: (value) => `digest of ${value}`,
  forget: (personId) => wire(`keep nothing of ${personId}`, () => forget(safe, personId)),
  passwords: {
    keep: (passwordId, personId, phc) =>
      wire('keep a password', () => void safe.passwords.set(passwordId, { personId, phc })),
    ...{ of: nobodyDoes, rehash: nobodyDoes, removeOthers: nothing },
  },
  codes: {
    keep: ({ codeId, personId, code }) =>
      wire('keep a code', () => {
        seal(safe, personId, code);
        if (!safe.codes.has(codeId)) safe.codes.set(codeId, { personId, code, wrongTries: 0 });
      }),
    compare: (codeId, code) => wire('compare a code', () => compare(safe, codeId, code)),
    wasSentTo: (personId, code) =>
      wire('look for a code', () =>
        [...safe.codes.values()].some((kept) => kept.personId === personId && kept.code === code),
      ),
    ...{ keepAll: nobodyDoes, textOf: nobodyDoes, mailed: nobodyDoes, removeOld: nothing },
  },
  // They are many, and live through minutes like days.
  emailChanges: { grant: (_, mayGo) => wire('count a letter', () => mayGo(noneGranted)), removeOld: nothing },
  registrations: { grant: nobodyDoes, removeOld: nothing },
  farewells: {
    keep: (personId, plain) => wire('keep a farewell', () => void safe.farewells.set(personId, plain)),
    ...{ of: nobodyDoes, remove: nobodyDoes, removeOld: nothing },
  },
  refused: { note: nothing, removeOld: nothing },
  newcomers: { keep: nobodyDoes, receiveNext: () => Promise.resolve(false), removeOld: nothing },
  codeRequests: { add: nobodyDoes, answerNext: () => Promise.resolve(false), removeOld: nothing },
  secondFactors: {
    ...{ keep: nobodyDoes, secretOf: nobodyDoes, useStep: nobodyDoes, remove: nobodyDoes, newestOf: nobodyDoes },
    ...{ keepRecoveryCodes: nobodyDoes, useRecoveryCode: nobodyDoes, removeOthers: nothing },
  },
  sealAll: nobodyDoes,
  signInTries: { reserve: nobodyDoes, release: nobodyDoes, succeeded: nobodyDoes, removeOld: nothing },
  endedSessions: { end: nobodyDoes, removeOld: nothing },
  openSessions: { note: nobodyDoes, untilOf: nobodyDoes, removeOld: nothing },
});
