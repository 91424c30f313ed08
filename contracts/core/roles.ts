export const roles = ['MEMBER', 'GUEST', 'TRAINER', 'ADMIN'] as const;
export type Role = (typeof roles)[number];
