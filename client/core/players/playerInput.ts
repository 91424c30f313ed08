/** Somebody of the club, by member number, or a guest by name (`userID` is null). */
type Player = Readonly<{ userID: string | null; name: string }>;

/** The player in the form of the API's `PlayerInput`. */
export const playerInput = ({ userID, name }: Player) => (userID === null ? { guestName: name } : { userID });
