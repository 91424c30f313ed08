import { besideTask } from '../../core/besideLoop.ts';
import { type Wording, evidenceEntries } from './evidenceEntries.ts';
import { type EvidenceDocument, renderEvidence } from './renderEvidence.ts';
import type { EvidenceFacts } from '../historyReads.ts';
import type { LogExtract } from '../../core/commandClient.ts';

type Input = Readonly<{
  document: Omit<EvidenceDocument, 'entries'>;
  facts: readonly EvidenceFacts[];
  extract: LogExtract;
  wording: Wording;
}>;

/** Writes evidence: some milliseconds for each of up to 500 entries. */
export const evidenceTask = besideTask('evidence', ({ document, facts, extract, wording }: Input) =>
  renderEvidence({ ...document, entries: evidenceEntries(facts, extract, wording) }),
);
