/** The state of the room: what is printed of which kinds, on which paper, in which language. */
import { isRefusal } from '@boardroom/kernel';
import type { Edition, Texts } from '@boardroom/kernel';
import type { AnyUi, Scene } from '@boardroom/ui-kit';
import type { Piece } from '@boardroom/ui-kit/print';
import { askOnce } from '../../engine/bot-desk.ts';
import { loadUi } from '../../games.ts';
import { refusalError } from '../../parts/said-error.ts';
import { languageFor, say } from '../../words/index.ts';
import type { Key } from '../../words/index.ts';
import { laterMessages } from '../../words/texts.ts';
import { describe } from '../describe.ts';
import type { Description } from '../describe.ts';
import { startScene } from '../scene.ts';
import type { OpenedEdition } from '../types.ts';
import type { About } from './about.ts';
import { differing } from './compare.ts';
import type { SheetKind } from './kinds.ts';
import { COVER, loadPrint } from './load.ts';
import type { LoadedPrint } from './load.ts';
import type { Paper } from './paper.ts';
import { pagesOf, papersOf, sheetsOf } from './sheets.ts';
import type { Setting } from './sheets.ts';
import { mended } from './sound.ts';

export type Part = 'differs' | 'whole';

interface Loaded {
  readonly by: Description;
  readonly ui: AnyUi;
  readonly print: LoadedPrint;
  /** What can be drawn of the edition. */
  readonly edition: Edition;
  readonly unsound: ReadonlySet<string>;
}

/** Words are those of the game in the language, English where it has none, then the edition's own. */
async function textsFor(opened: OpenedEdition, spoken: string): Promise<Texts> {
  const { texts } = opened.entry;
  const found = await (texts[spoken] ?? texts['en']!)();
  return { ...found, messages: { ...found.messages, ...(await laterMessages(found)) } };
}

async function load(opened: OpenedEdition): Promise<Loaded> {
  const { entry, edition, base, problems } = opened;
  const [by, ui] = await Promise.all([describe(entry, edition.content), loadUi(opened.listed)]);
  const print = await loadPrint(entry.id, ui);
  if (problems.length === 0) return { by, ui, print, edition, unsound: new Set() };
  const found = mended(edition.content, base.content, problems);
  const left = found
    ? await askOnce('problems', { game: entry.id, content: found.content })
    : problems;
  if (!found || left.length > 0) throw new CannotDraw(opened, by);
  return {
    by,
    ui,
    print,
    edition: { ...edition, content: found.content },
    unsound: found.replaced,
  };
}

/** Too much is wrong with it. */
export class CannotDraw extends Error {
  readonly opened: OpenedEdition;
  readonly by: Description;
  constructor(opened: OpenedEdition, by: Description) {
    super('cannot be drawn');
    this.opened = opened;
    this.by = by;
  }
}

/** Three by three cards on each: on Letter there is no room for bleed then. */
const onPaper = (paper: Paper): Pick<Setting, 'paper' | 'bleed'> => ({
  paper,
  bleed: paper === 'letter' ? 0 : 2,
});

export async function makePrinting(opened: OpenedEdition) {
  const loaded = await load(opened);
  const { by, ui, print, edition } = loaded;
  const { min, max } = opened.game.seats;
  let part = $state<Part>(opened.own ? 'differs' : 'whole');
  let players = $state(Math.min(max, Math.max(min, 4)));
  const languages = [
    ...new Set([...Object.keys(opened.entry.texts), ...Object.keys(edition.texts ?? {})]),
  ];
  let spoken = $state(languageFor(languages));
  let setting = $state.raw<Setting>({
    ...onPaper(/^(en-US|en-CA|es-MX)/.test(navigator.language) ? 'letter' : 'A4'),
    backs: 'long',
    marks: true,
    low: false,
  });
  /** Chosen by hand, by kind and by how much is printed; otherwise what there is to print. */
  let picked = $state.raw<Readonly<Record<string, boolean>>>({});
  let scene = $state.raw<Scene<any>>();
  let changed = $state.raw<ReadonlyMap<string, readonly Piece[]> | null>(null);
  let turn = 0;

  const kindName = (id: string): string =>
    scene?.words.say(`kind.${id}`) ?? say(`print.kind.${id}` as Key);
  const allOf = (kind: SheetKind): readonly Piece[] => (scene ? kind.list(scene.t) : []);
  const partOf = (kind: SheetKind): readonly Piece[] =>
    part === 'whole' ? allOf(kind) : (changed?.get(kind.id) ?? []);
  const isOn = (kind: SheetKind): boolean =>
    picked[`${part} ${kind.id}`] ?? partOf(kind).length > 0;
  const wanted = $derived(
    print.kinds
      .filter(isOn)
      .map((kind) => ({ kind, pieces: partOf(kind).length > 0 ? partOf(kind) : allOf(kind) })),
  );
  const sheets = $derived(
    // A cover alone is nothing to print.
    wanted.some(({ kind }) => kind !== COVER) ? sheetsOf(wanted, setting) : [],
  );
  const aboutOf = (of: OpenedEdition, drawn: Edition): About => ({
    opened: of,
    edition: drawn,
    by,
    credit: [by.credit, drawn.by, of.entry.licence?.name].filter(Boolean).join(' '),
    part: part === 'differs',
    language: spoken,
    guide: print.guide,
    sheets,
    kindName,
  });
  const about = $derived(aboutOf(opened, edition));

  async function stage(): Promise<void> {
    const mine = ++turn;
    changed = null;
    const texts = await textsFor(opened, spoken);
    const staged = {
      game: opened.game,
      ui,
      texts,
      messages: print.messages,
      options: print.options,
      players,
      language: spoken,
    };
    const [own, base] = [startScene(staged, edition), startScene(staged, opened.base)];
    if (isRefusal(own)) throw refusalError(own);
    if (isRefusal(base)) throw refusalError(base);
    if (mine !== turn) return;
    scene = { ...own, printed: true };
    if (!opened.own) return;
    const pair = {
      own: scene,
      base: { ...base, printed: true } as Scene<any>,
      about: aboutOf({ ...opened, hash: '' }, { ...edition, title: '' }),
    };
    const found = new Map<string, readonly Piece[]>();
    for (const kind of print.kinds) {
      found.set(kind.id, kind === COVER ? COVER.list() : differing(kind, pair));
      // The page goes on between two kinds.
      await new Promise((resolve) => setTimeout(resolve));
      if (mine !== turn) return;
    }
    changed = found;
  }
  await stage();

  return {
    opened,
    edition,
    kinds: print.kinds,
    /** What the game's rules say of players, and whether it matters how many there are. */
    seats: { min, max },
    languages,
    unsound: new Set(
      [...loaded.unsound].flatMap((name) => {
        const [list, id] = name.split(' ');
        const own = by.parts.find((it) => it.list === list);
        return own ? print.kinds.map((kind) => `${kind.id} ${id}`) : [];
      }),
    ) as ReadonlySet<string>,
    unsoundCount: loaded.unsound.size,
    get part() {
      return part;
    },
    set part(next: Part) {
      part = next;
    },
    get players() {
      return players;
    },
    get language() {
      return spoken;
    },
    get setting() {
      return setting;
    },
    set(next: Partial<Setting>): void {
      setting = { ...setting, ...(next.paper ? onPaper(next.paper) : {}), ...next };
    },
    async stageFor(next: { players?: number; language?: string }): Promise<void> {
      players = next.players ?? players;
      spoken = next.language ?? spoken;
      await stage();
    },
    get scene() {
      return scene!;
    },
    get about() {
      return about;
    },
    /** Still comparing with the base. */
    get looking() {
      return part === 'differs' && changed === null;
    },
    get sheets() {
      return sheets;
    },
    get pages() {
      return pagesOf(sheets);
    },
    get papers() {
      return papersOf(sheets);
    },
    kindName,
    isOn,
    allOf,
    partOf,
    pick(kind: SheetKind, on: boolean): void {
      picked = { ...picked, [`${part} ${kind.id}`]: on };
    },
  };
}
export type Printing = Awaited<ReturnType<typeof makePrinting>>;
