/** A table as its first entry makes it. */
import type { AnyGame, Table } from '@boardroom/kernel';
import { newClock } from './clock.ts';
import type { Act, Entry } from './entry.ts';
import type { Chair, Live, RoomState } from './state.ts';
import { newWaits } from './waits.ts';

export function createLive(
  game: AnyGame,
  t: Table,
  act: Extract<Act, { do: 'created' }>,
  at: number,
): [Live, Entry] {
  const { settings, chairs: count, host } = act;
  const chairs = Array.from({ length: count }, (_, seat): Chair => {
    const wanted = settings.seats?.[seat];
    const isHost = settings.sit === seat;
    return {
      person: isHost ? host.id : null,
      name: isHost ? host.name : '',
      colour: isHost ? host.colour : 'grey',
      bot: !isHost && typeof wanted === 'object' ? wanted.bot : null,
      ready: false,
      was: null,
    };
  });
  const room: RoomState = {
    id: act.id,
    game: settings.game,
    version: act.version,
    edition: act.edition,
    given: act.seed ?? null,
    options: settings.options,
    players: settings.players,
    created: at,
    code: act.code,
    listed: settings.listed,
    spectators: settings.spectators,
    clock: settings.clock,
    minutes: settings.minutes ?? null,
    takebacks: settings.takebacks,
    chat: settings.chat,
    ...(act.workshop ? { workshop: act.workshop, sealed: true, waits: newWaits(count) } : {}),
    host: host.id,
    status: 'gathering',
    chairs,
    seed: null,
    started: 0,
    commitment: null,
    takeback: null,
    rematch: null,
    words: 0,
    moves: 0,
  };
  const zeros = (length: number): number[] => Array.from({ length }, () => 0);
  const live: Live = {
    game,
    t,
    room,
    match: null,
    seq: 1,
    heard: zeros(count + 1).fill(1),
    fresh: zeros(count),
    clock: newClock(count),
    botAsides: zeros(count),
    frozen: null,
  };
  return [live, { seq: 1, at, act, heard: [...live.heard] }];
}
