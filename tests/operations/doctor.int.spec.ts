import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Clubhouse, clearAway, newClubhouse, startHouse, untilOpen } from './clubhouse.ts';
import { startProgram } from './program.ts';

let clubhouse: Clubhouse;
beforeEach(async () => {
  clubhouse = await newClubhouse();
});
afterEach(() => clearAway(clubhouse));

const doctor = async (more: Readonly<Record<string, string>> = {}) => {
  const program = startProgram(['scripts/doctor.mjs'], { ...clubhouse.env, ...more });
  const { code, seconds } = await program.hasEnded;
  return { code, seconds, text: program.output() };
};

describe('npm run doctor', () => {
  it('finds nothing wrong before the first start, and says so soon', async () => {
    const { code, seconds, text } = await doctor({ CHROMIUM_PATH: '/usr/bin/chromium' });
    expect(text).toContain('✓ packages');
    expect(text).not.toContain('✗');
    expect(code).toBe(0);
    expect(seconds).toBeLessThan(8); // 3 s on a machine that has nothing else to do
  });

  it('tells what does not answer, each with a hint', async () => {
    const taken = createServer().listen(clubhouse.port, '127.0.0.1');
    const nobody = {
      DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/b',
      EVENTSTOREDB_URL: 'esdb://127.0.0.1:1',
      SMTP_URL: 'smtp://127.0.0.1:1',
    };
    const { code, text } = await doctor(nobody);
    taken.close();
    for (const what of ['port', 'database', 'event store', 'mail'])
      expect(text).toMatch(new RegExp(`✗ ${what} .*\\n +→ `));
    expect(text).not.toContain('secret');
    expect(code).toBe(1);
  });

  it('looks at a house that runs: database and read models', async () => {
    const house = startHouse(clubhouse);
    await untilOpen(house);
    const { text } = await doctor();
    expect(text).toContain(`Platzwart is open at ${clubhouse.url}`);
    expect(text).toMatch(/✓ database +PostgreSQL \d+/);
    expect(text).toMatch(/✓ services +all are ready/);
    expect(text).toMatch(/✓ post +nothing waits/);
    expect(text).toMatch(/✓ read models +3 up to date/);
    house.child.kill('SIGTERM');
    await house.hasEnded;
  });
});
