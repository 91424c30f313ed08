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

describe('Finding the reader’s language', () => {
  it('is German where nobody says anything', () => {
    expect(detectLanguage(nothing)).toBe('de');
  });

  it('asks query, cookie, local storage, session storage, browser and html tag, in this order', () => {
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

  it('passes over languages that we do not speak', () => {
    expect(detectLanguage({ ...nothing, query: 'fr', browser: ['fr-FR', 'en-US', 'de-DE'] })).toBe('en');
  });

  it('understands regions', () => {
    expect(detectLanguage({ ...nothing, browser: ['de-AT'] })).toBe('de');
  });
});
