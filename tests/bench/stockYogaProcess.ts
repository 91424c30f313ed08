import { createServer } from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';
import * as v from 'valibot';
import { firstMessage, serveAsPeer } from './peerSide.ts';
import { planTypes } from './planTypes.ts';

/**
 * GraphQL Yoga as its documentation sets it up, at its best: parsed and validated documents are kept (its default), no log,
 * no page, no CORS, and all rows in memory. It answers what our club answers.
 */
const { answer } = await firstMessage(v.object({ answer: v.string() }));
const rowsSchema = v.object({ data: v.object({ bookingsInPeriod: v.array(v.record(v.string(), v.unknown())) }) });
const { bookingsInPeriod } = v.parse(v.pipe(v.string(), v.parseJson(), rowsSchema), answer).data;

const yoga = createYoga({
  schema: createSchema({ typeDefs: planTypes, resolvers: { Query: { bookingsInPeriod: () => bookingsInPeriod } } }),
  logging: false,
  landingPage: false,
  graphiql: false,
  cors: false,
  multipart: false,
});
serveAsPeer(createServer((request, response) => void yoga(request, response)));
