import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type { SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type { sendUnaryData } from '@grpc/grpc-js';

/**
 * `GetSupportedMethods` of the ServerFeatures service. Like every current server it announces BatchAppend, which the
 * stand-in lacks, so that a test fails if the adapter uses it (../openClient.ts says why it must not).
 */
export const announceMethods =
  (lacksBatchAppend: boolean) =>
  (_call: unknown, answer: sendUnaryData<SupportedMethods>): void => {
    const batchAppend = new features.SupportedMethod();
    batchAppend.setServiceName('event_store.client.streams.streams');
    batchAppend.setMethodName('batchappend');
    const methods = new features.SupportedMethods();
    methods.setEventStoreServerVersion('26.0.3');
    if (!lacksBatchAppend) methods.addMethods(batchAppend);
    answer(null, methods);
  };
