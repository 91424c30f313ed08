import type { Handler } from '../../core/commandDeclaration.ts';
import type { CommandStream } from '../../core/commandStream.ts';
import type { ClubErrorCode } from '../domain/clubDecision.ts';
import type { SettingCommand } from '../domain/clubMode.ts';

type Dependencies = Readonly<{ club: Pick<CommandStream<unknown, SettingCommand, ClubErrorCode>, 'send'> }>;

/** Sends the command that `commandOf` makes of an input to the club's stream. Refuses with the codes of the club's decider. */
export const changeSetting =
  <Data>(commandOf: (data: Data) => SettingCommand) =>
  ({ club }: Dependencies): Handler<Data> =>
  (data, call) =>
    club.send(commandOf(data), call);
