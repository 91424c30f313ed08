import { createServer } from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';
import * as v from 'valibot';
import { firstMessage, serveAsPeer } from './peerSide.ts';

/** GraphQL Yoga at its best settings with a mutation of our shape that does nothing: what the door alone costs. */
await firstMessage(v.object({}));
const typeDefs = `
  input UserBookingInput {
    sport: String! date: String! start: String! end: String! court: Int! price: Int! paymentMethod: String! remark: String
  }
  type Booking { _id: ID! }
  type Booked { success: Boolean! bookings: [Booking!]! }
  type Query { isIdle: Boolean! }
  type Mutation { bookAsUser(bookings: [UserBookingInput!]!): Booked! }`;
const booked = { success: true, bookings: [{ _id: '00000000-0000-4000-8000-000000000000' }] };

const yoga = createYoga({
  schema: createSchema({ typeDefs, resolvers: { Mutation: { bookAsUser: () => booked } } }),
  logging: false,
  landingPage: false,
  graphiql: false,
  cors: false,
  multipart: false,
});
serveAsPeer(createServer((request, response) => void yoga(request, response)));
