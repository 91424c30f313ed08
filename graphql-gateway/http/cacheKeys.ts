import type { Viewer } from '../core/viewer.ts';
import type { ValidatedOperation } from '../documents/operationValidator.ts';
import type { CacheKeys } from '../responseCache/responseCache.ts';
import type { GraphqlRequest } from './graphqlRequest.ts';

/** Each byte of the body is one character of the text, so that no two bodies share one. */
export const requestText = ({ principal }: Viewer, body: Buffer): string => `${principal} ${body.toString('latin1')}`;

type Asked = Readonly<{ validated: ValidatedOperation; query: string; variables: GraphqlRequest['variables'] }>;

/** The same for all requests for the same, whatever other members and variables they have. */
const cacheKey = ({ principal }: Viewer, { validated, query, variables }: Asked): string => {
  const { name, variableDefinitions = [] } = validated.operation;
  const given = variableDefinitions.map(({ variable }) => variable.name.value);
  // A variable that is missing takes its default value, one that is null does not.
  const values = given.map((each) => (variables && Object.hasOwn(variables, each) ? [variables[each]] : []));
  return `${principal} ${JSON.stringify([query, name?.value, values])}`;
};

/** Under what the response to a request is cached. */
export const cacheKeysOf = (viewer: Viewer, body: Buffer, asked: Asked): CacheKeys => ({
  key: cacheKey(viewer, asked),
  request: requestText(viewer, body),
});
