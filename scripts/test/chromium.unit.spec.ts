import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChromium, findStoriesBrowser } from './chromium.ts';

const whole = '/usr/bin/chromium';
const withoutWindows = '/usr/bin/chromium-headless-shell';
const having =
  (...paths: readonly string[]) =>
  (path: string) =>
    paths.includes(path);

describe('The browser for the stories', () => {
  beforeEach(() => void vi.stubEnv('CHROMIUM_PATH', ''));
  afterEach(() => void vi.unstubAllEnvs());

  it('is one without windows where there is one', () => {
    expect(findStoriesBrowser(having(whole, withoutWindows))).toBe(withoutWindows);
    expect(findStoriesBrowser(having(whole))).toBe(whole);
    expect(findStoriesBrowser(having())).toBeUndefined();
  });

  it('is the one of CHROMIUM_PATH before all others', () => {
    vi.stubEnv('CHROMIUM_PATH', '/opt/chromium');
    expect(findStoriesBrowser(having(whole, withoutWindows))).toBe('/opt/chromium');
  });

  it('is whole where windows are needed', () => {
    expect(findChromium(having(whole, withoutWindows))).toBe(whole);
  });
});
