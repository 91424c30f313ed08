import { describe, expect, it } from 'vitest';
import { type LanguageSources, detectLanguage } from './language.ts';

const nothing: LanguageSources = {
  query: null,
  cookie: null,
  localStorage: null,
  sessionStorage: null,
  browser: [],
  htmlTag: null,
};

describe('Detecting the reader’s language', () => {
  it('finds German where no language is requested', () => {
    expect(detectLanguage(nothing)).toBe('de');
  });

  it('reads query, cookie, local storage, session storage, browser and html tag, in this order', () => {
    const all: LanguageSources = {
      query: 'en',
      cookie: 'de',
      localStorage: 'en',
      sessionStorage: 'de',
      browser: ['en-GB'],
      htmlTag: 'de',
    };
    const sources = ['query', 'cookie', 'localStorage', 'sessionStorage', 'browser', 'htmlTag'] as const;
    const answers = sources.map((_, index) => {
      const silenced = Object.fromEntries(sources.slice(0, index).map((source) => [source, nothing[source]]));
      return detectLanguage({ ...all, ...silenced });
    });
    expect(answers).toEqual(['en', 'de', 'en', 'de', 'en', 'de']);
  });

  it('skips unsupported languages', () => {
    expect(detectLanguage({ ...nothing, query: 'fr', browser: ['fr-FR', 'en-US', 'de-DE'] })).toBe('en');
  });

  it('accepts regions', () => {
    expect(detectLanguage({ ...nothing, browser: ['de-AT'] })).toBe('de');
  });
});
