/** The table as it is looked at: whose eyes, what they see, the moment they turned to. */
import type { Seat } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import type { AnyUi, BoardSize, Scene } from '@boardroom/ui-kit';
import type { Position, TablePort } from '../../engine/port.ts';
import { share } from '../../engine/share.ts';
import { drawn } from '../../parts/drawn.ts';
import { screen } from '../../parts/screen.svelte.ts';
import { besides, laterMessages } from '../../words/texts.ts';
import { foldOf, isPhone } from '../fold.ts';
import { withMinus } from '../minus.ts';
import { rememberGame } from '../plain-scores.ts';
import type { Past } from './types.ts';

export type Viewing = ReturnType<typeof makeViewing>;

export function makeViewing(port: TablePort, ui: AnyUi, onWall = false) {
  const { game, t, seats } = port;
  const humans = seats.flatMap(({ kind }, seat) =>
    kind === 'human' && seat < t.players ? [seat] : [],
  );
  const names = $state(seats.map(({ name }) => name));
  let messages = $state.raw({ ...port.texts.messages, ...besides(ui.messages, port.texts) });
  const texts = {
    ...port.texts,
    get messages() {
      return messages;
    },
  };
  const words = withMinus(speaker(texts, names, texts.language, game.printed?.(t)));
  let fetched: Promise<void> | undefined;

  let viewer = $state.raw<Seat | null>(humans[0] ?? null);
  /** The person the screen has to be handed to; nothing private is drawn until they say so. */
  let curtain = $state.raw<Seat | null>(null);
  let projector = $state(onWall);
  let position = $state.raw<Position>(port.position(null));
  let past = $state.raw<Past | null>(null);
  let thinking = $state.raw<Seat | null>(null);
  /** Why nothing can be done just now, at a table elsewhere. */
  let held = $state(port.held?.() ?? null);
  let team = $state.raw(port.team?.() ?? null);
  let spotlight = $state.raw<Seat | null>(null);
  /** The board follows a frame later: the seat's card answers the press before all pieces do. */
  let lit = $state.raw<Seat | null>(null);
  /** The shape of the board that fits the stage best; the stage says which. */
  let board = $state.raw<BoardSize>(ui.board);

  /** How the frame folds on this screen. */
  const fold = $derived(
    foldOf({
      width: screen.width,
      height: screen.height,
      hasDesk:
        ui.Desk !== undefined &&
        (viewer ?? past?.position.viewer ?? null) !== null &&
        !position.over,
      projector,
      ratios: [ui.board, ...(ui.shapes ?? [])].map(({ width, height }) => width / height),
    }),
  );
  const narrow = $derived(isPhone(fold.form));

  const shown = $derived(past?.position ?? position);
  const scene: Scene<any> = {
    t,
    get view() {
      return shown.view;
    },
    get viewer() {
      return shown.viewer;
    },
    words,
    names,
    colours: seats.map(({ colour }) => colour),
    get asked() {
      return shown.asked;
    },
    get spotlight() {
      return lit;
    },
    get narrow() {
      return narrow;
    },
    get board() {
      return board;
    },
    get projector() {
      return projector;
    },
  };
  rememberGame(scene, game);

  function light(seat: Seat | null): void {
    spotlight = seat;
    void drawn().then(() => (lit = spotlight));
  }

  function heading(): ReturnType<AnyUi['heading']> {
    try {
      return ui.heading(scene);
    } catch (error) {
      console.error('heading failed', error);
      return { title: port.title };
    }
  }

  return {
    port,
    ui,
    scene,
    words,
    humans,
    /** Words the first picture does without: what things are, why bots did what they did. */
    fetchWords(): Promise<void> {
      return (fetched ??= laterMessages(port.texts).then(
        (later) => void (messages = { ...later, ...messages }),
        (error: unknown) => {
          console.error('words failed', error);
          fetched = undefined;
        },
      ));
    },
    get position() {
      return position;
    },
    get past() {
      return past;
    },
    /** The past that is being looked at, or the present. */
    get shown() {
      return shown;
    },
    get viewer() {
      return viewer;
    },
    get curtain() {
      return curtain;
    },
    get projector() {
      return projector;
    },
    get thinking() {
      return thinking;
    },
    get held() {
      return held;
    },
    /** The people who hold the viewer's seat together, if several do. */
    get team() {
      return team && team.people.length > 1 ? team : null;
    },
    get spotlight() {
      return spotlight;
    },
    set spotlight(value: Seat | null) {
      light(value);
    },
    get narrow() {
      return narrow;
    },
    get heading() {
      return heading();
    },
    get fold() {
      return fold;
    },
    /** Whose view is drawn: nobody's behind a curtain and on a screen that everybody sees. */
    eyes: (): Seat | null => (curtain === null && !projector ? viewer : null),
    handTo(seat: Seat | null) {
      viewer = seat;
      curtain = null;
    },
    drawCurtain(before: Seat) {
      curtain = before;
    },
    setBoard(size: BoardSize) {
      board = size;
    },
    setProjector(on: boolean) {
      projector = on;
    },
    /** Who thinks, what holds the table up, who sits here: people come and go at a table elsewhere. */
    lookAround() {
      thinking = port.thinking();
      held = port.held?.() ?? null;
      team = port.team?.() ?? null;
      for (const [seat, { name }] of port.seats.entries()) names[seat] = name;
    },
    /** A new position; parts that did not change stay the same objects, and are not drawn again. */
    take(next: Position) {
      position = { ...next, view: share(position.view, next.view) };
    },
    turnTo(moment: Past | null) {
      past = moment;
    },
    /** Back to the present, then to no seat in particular; false if there was nothing to leave. */
    lookAhead(): boolean {
      if (past) past = null;
      else if (spotlight !== null) light(null);
      else return false;
      return true;
    },
  };
}
