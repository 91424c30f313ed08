import type { GraphQLSchema } from 'graphql';
import { type BookingServices, addBooking } from './booking/bookingFeature.ts';
import { type ClubServices, addClub } from './club/clubFeature.ts';
import { createBuilder } from './core/builder.ts';
import { enforcePolicies } from './core/enforcePolicies.ts';
import { addSharedTypes } from './core/sharedTypes.ts';
import { type MailServices, addMail } from './mail/mailFeature.ts';
import { type MyDataServices, addMyData } from './myData.ts';
import { policies } from './policies.ts';
import { type ReadModelServices, addReadModels } from './operations/readModelsFeature.ts';
import { type UserServices, addUser } from './user/userFeature.ts';
import { type DeletionServices, addUserToDelete } from './userToDelete.ts';

export type SchemaServices = BookingServices &
  UserServices &
  ClubServices &
  DeletionServices &
  MyDataServices &
  MailServices &
  ReadModelServices;

/** The one place where the features' types meet. Every field has its policy in front of it, or this throws. */
export const buildGatewaySchema = (services: SchemaServices): GraphQLSchema => {
  const builder = createBuilder();
  const shared = addSharedTypes(builder);
  addClub(builder, shared, services);
  addUser(builder, shared, services);
  const booking = addBooking(builder, shared, services);
  addUserToDelete(builder, booking, services);
  addMyData(builder, services);
  addMail(builder, shared, services);
  addReadModels(builder, services);
  return enforcePolicies(builder.toSchema({ sortSchema: true }), policies);
};
