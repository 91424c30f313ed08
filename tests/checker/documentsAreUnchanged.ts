import type { Evidence } from './evidence.ts';
import type { Finding, Invariant } from './invariant.ts';

/** Each document that was sent or printed still has the bytes that its event gives. */
export const checkDocuments = ({ documents }: Pick<Evidence, 'documents'>): Finding => ({
  examined: documents.length,
  violations: documents.flatMap(({ name, isUnchanged }) => (isUnchanged ? [] : [`${name} was changed`])),
});

export const documentsAreUnchanged: Invariant = {
  id: 'INV7',
  says: 'Issued documents never change',
  check: checkDocuments,
};
