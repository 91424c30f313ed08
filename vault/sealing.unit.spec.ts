import { describe, expect, it } from 'vitest';
import { newKey, open, seal } from './sealing.ts';

const key = Buffer.alloc(32, 7);
const anna = { personId: 'anna', plain: { email: 'ännchen@platzwart.example' } };
const sealed = (): string => seal(key, anna);
const bytesOf = (text: string): Buffer => Buffer.from(text.slice('v1.'.length), 'base64url');
const opening = (bytes: Buffer) => () => open(key, { personId: 'anna', sealed: `v1.${bytes.toString('base64url')}` });

describe('A sealed text', () => {
  it("is opened by its key and its person's id", () => {
    expect(open(key, { personId: 'anna', sealed: sealed() })).toEqual(anna.plain);
  });

  it('is v1, a nonce of 12 bytes, the ciphertext and a tag of 16 bytes, under a key of 32', () => {
    expect(sealed()).toMatch(/^v1\.[\w-]+$/);
    expect(bytesOf(sealed())).toHaveLength(12 + Buffer.byteLength(JSON.stringify(anna.plain)) + 16);
    expect(newKey()).toHaveLength(32);
  });

  it('is different each time', () => {
    expect(sealed()).not.toBe(sealed());
    expect(newKey()).not.toEqual(newKey());
  });

  it('is not opened by another key or for another person', () => {
    expect(() => open(newKey(), { personId: 'anna', sealed: sealed() })).toThrow();
    expect(() => open(key, { personId: 'ben', sealed: sealed() })).toThrow();
  });

  it('is refused where it is ill-formed, and repaired where an older release has sealed it', () => {
    const plain = { city: 'Ort \ud800', street: 'Weg\u0000' };
    expect(() => seal(key, { personId: 'anna', plain })).toThrow('Ill-formed text');
    const older = seal(key, { personId: 'anna', plain: { toJSON: () => plain } });
    expect(open(key, { personId: 'anna', sealed: older })).toEqual({ city: 'Ort \ufffd', street: 'Weg\ufffd' });
  });

  it('is not opened without its version', () => {
    const another = sealed().replace('v1.', 'v2.');
    expect(() => open(key, { personId: 'anna', sealed: another })).toThrow('was not sealed');
  });

  it('is not opened with any byte changed, or truncated', () => {
    const bytes = bytesOf(sealed());
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(opening(changed)).toThrow();
    }
    expect(opening(bytes.subarray(0, -1))).toThrow();
  });
});
