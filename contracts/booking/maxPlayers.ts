/** How many may play with the owner: more than any sport needs on one court. */
export const maxPlayers = 7;
