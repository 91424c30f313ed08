import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { RecordExport } from '@platzwart/contracts/club';
import type { Vault } from '@platzwart/vault';
import { clubNow } from '../booking/domain/clubNow.ts';
import type { ClubStreamCommand } from '../club/domain/clubMode.ts';
import type { ClubState } from '../club/domain/clubState.ts';
import type { Call } from '../core/call.ts';
import type { Answer } from '../core/commandStream.ts';
import { reject } from '../core/decider.ts';

type Dependencies = Readonly<{
  club: Readonly<{
    current: () => Readonly<{ state: ClubState }>;
    send: (command: ClubStreamCommand, call: Call) => Promise<Answer<string>>;
  }>;
  vault: Pick<Vault, 'exports'>;
}>;

/** Journals are kept for ten years after the end of the year (decisions.md N36). */
const keptYears = 10;
const maxBytes = 64_000_000;

const unzipped = async (file: string): Promise<Buffer | null> => {
  try {
    return await promisify(gunzip)(Buffer.from(file, 'base64'), { maxOutputLength: maxBytes });
  } catch {
    return null;
  }
};

/**
 * Keeps the file, and then says so in the log: a file that no event names has no effect. Refuses with ERR_EXPORT_OUTDATED where another
 * export was recorded since its postings were chosen, and with ERR_INVALID_INPUT what is no gzip file.
 */
export const recordExport =
  ({ club, vault }: Dependencies) =>
  async ({ file, expected, ...named }: RecordExport['data'], call: Call): Promise<Answer<string>> => {
    const { exports } = club.current().state;
    if (exports.length !== expected && !exports.includes(named.exportId)) return reject('ERR_EXPORT_OUTDATED');
    const bytes = await unzipped(file);
    if (!bytes) return reject('ERR_INVALID_INPUT', 'file');
    const { exportId, fileName } = named;
    const keptUntil = `${Number(clubNow(call.now).date.slice(0, 4)) + keptYears}-12-31`;
    await vault.exports.keep({ exportId, fileName, bytes, keptUntil });
    const made = { ...named, sha256: createHash('sha256').update(bytes).digest('hex') };
    return club.send({ type: 'AddExport', data: { made, expected } }, call);
  };
