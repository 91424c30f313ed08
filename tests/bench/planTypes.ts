/** The part of the court plan that the bare chain needs; simpler than ours where that makes it faster. */
export const planTypes = `
  scalar Date
  type Booking { id: ID! _id: ID! court: Int! date: String! start: String! end: String! category: String! title: String state: String! sport: String! }
  type CourtPlanChange { position: String! changed: [Booking!]! removed: [ID!]! }
  type Query { courtPlan: [Booking!]! }
  type Subscription { courtPlanChanged(sport: String!, fromDate: Date!, toDate: Date!): CourtPlanChange! }
`;
