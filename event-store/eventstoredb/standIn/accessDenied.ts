import { Metadata, type ServiceError, status } from '@grpc/grpc-js';

/** `AccessDenied` in Grpc/RpcExceptions.cs. */
export const accessDenied = (): Pick<ServiceError, 'code' | 'details' | 'metadata'> => {
  const metadata = new Metadata();
  metadata.set('exception', 'access-denied');
  return { code: status.PERMISSION_DENIED, details: 'Access Denied', metadata };
};

/** A wrong password is refused by HTTP, before gRPC: this is what the client makes of it. */
export const notAuthenticated = { code: status.UNAUTHENTICATED, details: 'Received HTTP status code 401' };
