import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../client/dist', import.meta.url));
const ofToday = 'mutation useBookCourtsMutation(';
const ofThen = 'mutation useBookCourtsMutationOfThen(';
const buildOfToday = /(?<=<meta name="platzwart-build" content=")[^"]+/;

/** A client that was built earlier: its folder, and `remove`. */
export type EarlierClient = Readonly<{ folder: string; remove: () => void }>;

/** Changes a file of the copy, whose compressed twins are those of today; whether something is different now. */
const change = (file: string, how: (text: string) => string): boolean => {
  const before = readFileSync(file, 'utf8');
  const after = how(before);
  writeFileSync(file, after);
  for (const twin of ['br', 'gz']) rmSync(`${file}.${twin}`, { force: true });
  return after !== before;
};

/** Its files have other names than those of today, as after every change: a browser keeps a file for ever by its name. */
const inFolderOfThen = (text: string): string => text.replaceAll('assets/', 'earlier/');

/** The client of today as a build of an earlier day, whose booking mutation today's gateway does not know. Throws where it has none. */
export const earlierClient = (): EarlierClient => {
  const folder = mkdtempSync(join(tmpdir(), 'platzwart-earlier-client-'));
  cpSync(built, folder, { recursive: true });
  renameSync(join(folder, 'assets'), join(folder, 'earlier'));
  const scripts = readdirSync(join(folder, 'earlier')).filter((name) => name.endsWith('.js'));
  for (const name of scripts) change(join(folder, 'earlier', name), inFolderOfThen);
  const changed = scripts.filter((name) =>
    change(join(folder, 'earlier', name), (text) => text.replace(ofToday, ofThen)),
  );
  const page = join(folder, 'index.html');
  const isNamed = change(page, (text) => text.replace(buildOfToday, '0.1.9+5a5a5a5a'));
  change(page, inFolderOfThen);
  if (changed.length === 0 || !isNamed) throw new Error('The built client has no booking mutation or no build id');
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
};
