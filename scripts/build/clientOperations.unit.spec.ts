import { describe, expect, it } from 'vitest';
import { clientOperations, differences } from './clientOperations.ts';

const signOut = { a1: 'mutation signOut {\n  logout {\n    success\n  }\n}\n' };
const viewer = { b2: 'query viewer {\n  currentUser {\n    id\n  }\n}\n' };

describe('The list of allowed documents', () => {
  it('is made of every operation in the artifacts', async () => {
    expect(Object.values(await clientOperations())).toContainEqual(
      expect.stringContaining('mutation useSignOutMutation'),
    );
  });

  it('differs where it lacks a document of the client', () => {
    expect(differences(viewer, { ...signOut, ...viewer })).toEqual([
      'signOut is sent by the client and not in the list: production refuses it.',
    ]);
  });

  it('differs where it has another text under the same id', () => {
    expect(differences({ a1: viewer.b2 }, signOut)).toHaveLength(1);
  });

  it('differs where it has a document that the client does not send', () => {
    expect(differences({ ...signOut, ...viewer }, signOut)).toEqual([
      'viewer is in the list and not sent by the client.',
    ]);
  });
});
