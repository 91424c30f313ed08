/** Error codes that every entity has, by the pattern of decisions.md C2. */
export const entityErrorCodes = <Entity extends string>(entity: Entity) =>
  [
    `ERR_${entity}_NOT_CREATED`,
    `ERR_${entity}_NOT_UPDATED`,
    `ERR_${entity}_NOT_DELETED`,
    `ERR_${entity}_NOT_FOUND`,
  ] as const;

/** Success codes that every entity has, by the same pattern. */
export const entitySuccessCodes = <Entity extends string>(entity: Entity) =>
  [`SUC_${entity}_CREATED`, `SUC_${entity}_UPDATED`, `SUC_${entity}_DELETED`] as const;
