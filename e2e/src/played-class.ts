/** A class that has played: its people are programs, each table decides otherwise at first, bots end it. */
import { connect } from '../../packages/client/src/index.ts';
import type { Client, RemoteWorkshop } from '../../packages/client/src/index.ts';

export interface PlayedClass {
  readonly id: string;
  /** Of the trainer, and of those who take part: to be anybody in a browser. */
  readonly trainer: string;
  readonly people: readonly { readonly name: string; readonly token: string }[];
  /** The room as its trainer has it. */
  readonly room: RemoteWorkshop;
  at(person: number): RemoteWorkshop;
}

const NAMES = ['Ada', 'Bram', 'Chidi', 'Elif', 'Farid', 'Greta', 'Hana', 'Inés', 'Jakob', 'Kenji'];
const PLAYERS = 2;
/** So many decisions each table takes in its own way. */
const OWN = 3;

/** What is played, and how. */
interface Setting {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
}

export async function playedClass(
  base: string,
  tables: number,
  { game, options }: Setting,
): Promise<PlayedClass> {
  const { token: trainer } = await connect({ base }).enter('Tess', 'blue', true);
  const tess = connect({ base, token: trainer! });
  const { id, code } = await tess.workshops.open({
    title: 'Global teams',
    game,
    players: PLAYERS,
    bot: 'easy',
    options,
    plan: [
      { id: 'gather', kind: 'gather' },
      { id: 'play', kind: 'play', gates: [1] },
      { id: 'debrief', kind: 'debrief', minutes: 25 },
      { id: 'close', kind: 'close' },
    ],
  });
  const people: { name: string; token: string; client: Client }[] = [];
  for (const name of NAMES.slice(0, tables * PLAYERS)) {
    const { token } = await connect({ base }).workshops.join(code, name, true);
    people.push({ name, token: token!, client: connect({ base, token: token! }) });
  }
  const room = tess.workshops.workshop(id);
  const at = (person: number): RemoteWorkshop => people[person]!.client.workshops.workshop(id);
  await room.go('play');
  for (let table = 0; table < tables; table++)
    await decideApart(people.slice(table * PLAYERS, (table + 1) * PLAYERS), id, table);
  for (let member = 1; member <= people.length; member++) await room.standIn(member, true);
  await until(room, ({ gate, ended }) => gate || ended);
  await forecast(
    room,
    people.map((_, i) => at(i)),
  );
  await room.pace({ gates: [] });
  await until(room, ({ ended }) => ended);
  await room.go('debrief');
  return { id, trainer: trainer!, people, room, at };
}

/** At each table another of the legal answers. */
async function decideApart(
  people: readonly { client: Client }[],
  id: string,
  table: number,
): Promise<void> {
  for (let made = 0; made < OWN;)
    for (const { client } of people) {
      const view = await client.workshops.workshop(id).view();
      if (view.role !== 'participant' || !view.table || !view.place) continue;
      const { now } = await client.table(view.table).news();
      const plain = (now?.legal ?? []).filter(
        (move) => !Object.values(move).some((part) => typeof part === 'object'),
      );
      const move = plain[(table + made) % Math.max(1, plain.length)];
      if (move) await client.table(view.table).move(view.place.seat, move);
      made++;
    }
}

async function forecast(room: RemoteWorkshop, people: readonly RemoteWorkshop[]): Promise<void> {
  await room.ask({ id: 'win', kind: 'probability', text: 'Do you win?', about: 'own-win' });
  for (const [i, one] of people.entries()) await one.answer('win', { percent: 10 + 10 * (i % 9) });
  await room.shut('win');
}

type Tile = Extract<Awaited<ReturnType<RemoteWorkshop['view']>>, { role: 'trainer' }>['tables'][0];

async function until(room: RemoteWorkshop, is: (tile: Tile) => boolean): Promise<void> {
  for (;;) {
    const view = await room.view();
    if (view.role === 'trainer' && view.tables.every(is)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
