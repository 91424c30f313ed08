import { createHash } from 'node:crypto';
import { kioskPlanSchema } from '@platzwart/contracts/kiosk-plan';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { poolOn } from '../../../tests/support/poolOn.ts';
import { type Instance, startInstance } from '../../testing/instance.ts';
import { anna } from '../../testing/personas.ts';
import { booking } from '../../testing/exampleRows.ts';

const token = 'K'.repeat(43);

describe('The screen in the club house', () => {
  let instance: Instance;
  let address = 0;
  const ask = (path = `/kiosk-plan/${token}`, method = 'GET'): Promise<Response> =>
    fetch(`${instance.url}${path}`, { method, headers: { 'x-forwarded-for': `198.51.100.${address}` } });
  const tennis = async () => {
    const plan = v.parse(kioskPlanSchema, await (await ask()).json());
    return { plan, bookings: plan.sports.find(({ sport }) => sport === 'TENNIS')?.bookings ?? [] };
  };

  beforeAll(async () => {
    instance = await startInstance();
    const pool = poolOn(instance.databaseUrl);
    const hash = createHash('sha256').update(token).digest();
    await pool.query(
      `insert into vault.links (link_id, kind, name, token_hash, made_at) values (gen_random_uuid(), 'KIOSK', 'Clubhaus', $1, now())`,
      [hash],
    );
    await pool.end();
    await instance.projections.show([
      booking({ personId: anna.personId, remark: 'geheim' }),
      booking({ personId: anna.personId, court: 2, occupancy: 'CANCELED', cancelledAt: '2026-06-10T10:00:00Z' }),
      booking({ category: 'BLOCK', title: 'Platzpflege', court: 3, price: booking().price }),
    ]);
  });
  beforeEach(() => {
    address += 1;
  });
  afterAll(() => instance.close());

  it('shows what is played today by the clock of the club, without names, prices and remarks', async () => {
    const { plan, bookings } = await tennis();
    expect(plan).toMatchObject({ club: 'TC Musterstadt', minute: 630 });
    expect(bookings.map(({ court, label }) => [court, label])).toEqual([
      [1, null],
      [3, 'Platzpflege'],
    ]);
    const text = await (await ask()).text();
    for (const secret of ['geheim', 'Anna', 'price', 'remark', '1200']) expect(text).not.toContain(secret);
  });

  it('shows names where the club shows them', async () => {
    await instance.projections.changeRules({ showNames: true });
    expect((await tennis()).bookings[0]?.label).toBe('Anna Ähre');
    await instance.projections.changeRules({ showNames: false });
    expect((await tennis()).bookings[0]?.label).toBeNull();
  });

  it('is open to its own token alone, and only to be read', async () => {
    for (const wrong of ['X'.repeat(43), 'short', '', '%00', `${token}A`, '🎾'])
      expect((await ask(`/kiosk-plan/${wrong}`)).status).toBe(404);
    expect((await ask(undefined, 'POST')).status).toBe(405);
    expect((await ask(`/calendar/${token}.ics`)).status).toBe(404);
    expect((await ask()).headers.get('cache-control')).toBe('no-store');
    expect(instance.serverErrors).toEqual([]);
  });

  it('is not looked for any more for a minute after 20 tokens that open nothing; its own token opens it still', async () => {
    const wrong = `/kiosk-plan/${'X'.repeat(43)}`;
    for (let attempt = 0; attempt < 20; attempt += 1) await ask(wrong);
    expect([(await ask(wrong)).status, (await ask()).status]).toEqual([429, 200]);
  });
});
