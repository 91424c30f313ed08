import type { Metadata } from '@grpc/grpc-js';
import type { Right } from '../failures.ts';

export type User = Readonly<{ name: string; password: string }>;

/** Who may do what. Without a user everybody is known, as on a server without TLS. */
export type Rights = Readonly<{
  isKnown: (metadata: Metadata) => boolean;
  mayUse: (right: Right) => boolean;
  refuse: (rights: readonly Right[]) => void;
}>;

export const createRights = (user: User | undefined): Rights => {
  const refused: Right[] = [];
  const expected = user && `Basic ${Buffer.from(`${user.name}:${user.password}`).toString('base64')}`;
  return {
    isKnown: (metadata) => expected === undefined || metadata.get('authorization')[0] === expected,
    mayUse: ({ may, stream }) => !refused.some((right) => right.may === may && right.stream === stream),
    refuse: (rights) => void refused.push(...rights),
  };
};
