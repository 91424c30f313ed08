import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import type { ClusterInfo } from '@eventstore/db-client/generated/gossip_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { sendUnaryData } from '@grpc/grpc-js';

/** `Read` of the Gossip service: a cluster whose only node is the leader, at this port. */
export const announceMembers =
  (port: () => number) =>
  (_call: unknown, answer: sendUnaryData<ClusterInfo>): void => {
    const endPoint = new gossip.EndPoint();
    endPoint.setAddress('127.0.0.1');
    endPoint.setPort(port());
    const id = new shared.UUID();
    id.setString('00000000-0000-4000-8000-000000000001');
    const leader = new gossip.MemberInfo();
    leader.setInstanceId(id);
    leader.setState(gossip.MemberInfo.VNodeState.LEADER);
    leader.setIsAlive(true);
    leader.setHttpEndPoint(endPoint);
    const cluster = new gossip.ClusterInfo();
    cluster.setMembersList([leader]);
    answer(null, cluster);
  };
