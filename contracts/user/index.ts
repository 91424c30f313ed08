export * from './farewell.ts';
export * from './peopleSearch.ts';
export * from './secondFactorRoutes.ts';
export * from './userCommands.ts';
export * from './userErrorCodes.ts';
export * from './userEvents.ts';
export * from './userRows.ts';
export * from './userSuccessCodes.ts';
