import type { Evidence } from './evidence.ts';
import type { Finding, Invariant } from './invariant.ts';

/** The bytes of each document that was sent or printed still have the digest of the day when they were made. */
export const checkDocuments = ({ documents }: Pick<Evidence, 'documents'>): Finding => ({
  examined: documents.length,
  violations: documents.flatMap(({ name, isUnchanged }) => (isUnchanged ? [] : [`${name} was changed`])),
});

export const documentsAreUnchanged: Invariant = {
  id: 'INV7',
  says: 'Issued documents never change',
  check: checkDocuments,
};
