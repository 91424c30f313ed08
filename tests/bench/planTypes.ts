/** The court plan as far as the benchmark's peers have to know it; simpler than ours where that makes them faster. */
export const planTypes = `
  scalar Date
  type Booking { id: ID! _id: ID! court: Int! date: String! start: String! end: String! category: String! title: String state: String! sport: String! }
  type CourtPlanChange { position: String! changed: [Booking!]! removed: [ID!]! }
  type Query { bookingsInPeriod(fromDate: Date!, toDate: Date!, choosenSport: String!): [Booking!]! }
  type Subscription { courtPlanChanged(sport: String!, fromDate: Date!, toDate: Date!): CourtPlanChange! }
`;
