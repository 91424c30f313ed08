import type { IncomingMessage } from 'node:http';
import type { Language, PersonId } from '@platzwart/contracts/core';
import { batchLoader } from '../../core/batchLoader.ts';
import type { BesideLoop } from '../../core/besideLoop.ts';
import type { CommandClient } from '../../core/commandClient.ts';
import { type FileServices, type Reader, type SentFile, fileEndpoint } from '../../core/documentResponse.ts';
import type { Endpoint } from '../../core/endpoint.ts';
import { languageOf } from '../../core/language.ts';
import type { PeopleReads } from '../../core/peopleReads.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { BeforeReads } from '../beforeReads.ts';
import { dataOf, knownActors, mayName, readableBy, withPeopleByName } from '../namedPeople.ts';
import type { EvidenceFacts } from '../historyReads.ts';
import { evidenceTexts } from './evidenceTexts.ts';
import { evidenceTask } from './evidenceTask.ts';

export type EvidenceOptions = FileServices &
  Readonly<{
    /** What happened to a subject, the oldest first; only what is about `people`, where they are given. */
    factsOf: (subjectId: string, people: readonly PersonId[] | null) => Promise<readonly EvidenceFacts[]>;
    beforeOf: BeforeReads['beforeOf'];
    peopleReads: Pick<PeopleReads, 'byIds'>;
    commands: Pick<CommandClient, 'eventsOfHistory'>;
    clubName: () => Promise<string>;
    besideLoop: BesideLoop;
    /** Epoch milliseconds. */
    now: () => number;
  }>;

const address = /^\/documents\/evidence\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\.pdf(?:\?|$)/i;
/** A document that somebody reads; of more entries it has the last. */
const maxEntries = 500;

type Asked = Readonly<{ subjectId: string; reader: Reader; language: Language }>;

const evidenceMaker = ({ factsOf, beforeOf, peopleReads, commands, clubName, now, besideLoop }: EvidenceOptions) => {
  const actorsOf = (facts: readonly EvidenceFacts[], viewer: Viewer) =>
    peopleReads.byIds([...new Set(facts.flatMap(({ actorId }) => actorId ?? []))].filter(knownActors(viewer)));
  /** What each entry says and what was so before, with the names that the reader may know. */
  const saidBy = (facts: readonly EvidenceFacts[], viewer: Viewer) => {
    const find = batchLoader(peopleReads.byIds);
    return Promise.all(
      facts.map(async (entry) => {
        const [data, before] = [dataOf(entry), await beforeOf(entry)];
        if (!mayName(entry, viewer)) return { data, before };
        return {
          data: await withPeopleByName(entry.action, data, find),
          before: before && (await withPeopleByName(entry.action, before, find)),
        };
      }),
    );
  };
  return async ({ subjectId, reader: { viewer, personId }, language }: Asked): Promise<SentFile | null> => {
    const isForAdmin = viewer.principal === 'ADMIN';
    const all = await factsOf(subjectId, isForAdmin ? null : readableBy(subjectId, viewer));
    const facts = all.slice(-maxEntries);
    const [first, last] = [facts[0], facts.at(-1)];
    if (!first || !last) return null;
    const [extract, actors, said] = await Promise.all([
      commands.eventsOfHistory(facts.map(({ action, revision }) => ({ type: action, revision }))),
      actorsOf(facts, viewer),
      saidBy(facts, viewer),
    ]);
    const document = {
      ...{ language, subjectId, createdAt: now(), clubName: await clubName() },
      range: { from: first.position, to: last.position, head: extract.head ?? last.position },
      all: all.length > facts.length ? all.length : null,
    };
    const wording = { language, isForAdmin, actors, said };
    const bytes = await besideLoop(evidenceTask, { document, facts, extract, wording }, personId);
    return { type: 'application/pdf', name: `${evidenceTexts[language].fileName}-${subjectId}.pdf`, bytes };
  };
};

/**
 * `/documents/evidence/<_id>.pdf`: what the log says about a booking, an invoice, a card or a person, with the checksums of its events, in the
 * language of the request; for ADMINs, and for the owner what is about themselves. 401 without a session; 404 where there is nothing that the
 * caller may see; 503 while the log cannot be read (docs/adr/0072-evidence.md).
 */
export const evidenceEndpoint = (options: EvidenceOptions): Endpoint => {
  const makeEvidence = evidenceMaker(options);
  const found = async ({ url = '', headers }: IncomingMessage, reader: Reader): Promise<SentFile | 404> => {
    const [, subjectId] = address.exec(url) ?? [];
    if (subjectId === undefined) return 404;
    const language = languageOf(headers['accept-language']);
    return (await makeEvidence({ subjectId: subjectId.toLowerCase(), reader, language })) ?? 404;
  };
  return fileEndpoint({ ...options, path: '/documents/evidence', found, retryAfter: 60 });
};
