import type { TermsVersion } from '@platzwart/contracts/club';
import { clubClockAt } from '@platzwart/contracts/club-time';
import { Temporal } from 'temporal-polyfill';
import type { Builder } from '../core/builder.ts';
import { type PolicyTable, allOf, forAdmins, forEveryone } from '../core/policy.ts';

export const termsPolicies: PolicyTable = {
  Terms: allOf(['version', 'issuedOn', 'de', 'en'], forEveryone),
  Query: { terms: forEveryone, termsVersions: forAdmins },
};

/** The club's terms, "Platz- und Spielordnung" (decisions.md N29a). */
export const addTerms = (builder: Builder): void => {
  const terms = builder.objectRef<TermsVersion>('Terms').implement({
    description: "(+) A version of the club's terms; plain lines, `# ` begins a heading, `- ` an item of a list.",
    fields: (t) => ({
      version: t.exposeInt('version', { description: 'Counts from 1.' }),
      issuedOn: t.field({
        type: 'Date',
        resolve: ({ issuedAt }) => clubClockAt(Temporal.Instant.from(issuedAt)).date,
      }),
      de: t.exposeString('de'),
      en: t.exposeString('en', { nullable: true }),
    }),
  });
  builder.queryFields((t) => ({
    terms: t.field({
      type: terms,
      nullable: true,
      description: '(+) Those in force; null: the club has none.',
      resolve: async (_, _args, { club }) => (await club()).terms.at(-1) ?? null,
    }),
    termsVersions: t.field({
      type: [terms],
      description: '(+) All versions, the newest first.',
      resolve: async (_, _args, { club }) => (await club()).terms.toReversed(),
    }),
  }));
};
