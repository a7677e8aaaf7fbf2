/** The log: sentences made of events, with what the board adds to them. */
import type { Seat, Told } from '@boardroom/kernel';
import type { AnyUi, Scene, Telling } from '@boardroom/ui-kit';

export interface LogLine {
  readonly key: number;
  /** Number of moves made when it happened: where a click on the line jumps to. */
  readonly move: number;
  readonly heading: string | undefined;
  readonly text: string;
  readonly seat: Seat | null;
  readonly telling: Telling;
  /** Why a bot did it. */
  readonly why?: string | undefined;
}

/** Its words are made when they are first read: of a long log only the end is. */
export function lineOf(
  ui: AnyUi,
  scene: Scene<any>,
  { event, move }: Told,
  key: number,
  before: unknown,
  said: (message: number) => string | undefined,
): LogLine {
  let telling: Telling | undefined;
  let text: string | undefined;
  return {
    key,
    move,
    get telling() {
      telling ??= withSpoken(tellingOf(ui, scene, event, before), event, said);
      // Lines stay as long as the table does; the view of their moment must not.
      before = null;
      return telling;
    },
    get text() {
      return (text ??= scene.words.event(event));
    },
    get heading() {
      return this.telling.heading;
    },
    get seat() {
      const seat = this.telling.seat ?? (event as { seat?: Seat }).seat ?? -1;
      return seat >= 0 && seat < scene.t.seats ? seat : null;
    },
  };
}

/** What was said at the table stands under the line that tells of it. */
function withSpoken(
  telling: Telling,
  event: object,
  said: (message: number) => string | undefined,
): Telling {
  const { message } = event as { message?: number };
  const spoken = message === undefined ? undefined : said(message);
  return spoken === undefined ? telling : { ...telling, calc: `“${spoken}”` };
}

/** A board that cannot tell an event must not stop the table. */
function tellingOf(ui: AnyUi, scene: Scene<any>, event: object, before: unknown): Telling {
  try {
    return ui.tell?.(scene, event, before as object) ?? {};
  } catch (error) {
    console.error('tell failed', event, error);
    return {};
  }
}

export type LogFilter = 'all' | 'money' | 'moves' | 'mine' | 'new';

export function passes(
  line: LogLine,
  filter: LogFilter,
  viewer: Seat | null,
  since: number,
): boolean {
  if (line.telling.hush) return false;
  if (filter === 'all') return true;
  if (filter === 'new') return line.move > since;
  if (line.heading) return false;
  if (filter === 'mine') return line.seat === viewer;
  return line.telling.about === filter;
}

/** The last lines that pass, at most so many, the newest on top; a heading stands over its lines. */
export function latest(
  lines: readonly LogLine[],
  most: number,
  wanted: (line: LogLine) => boolean,
): LogLine[] {
  const found: LogLine[] = [];
  let group: LogLine[] = [];
  for (let i = lines.length - 1; i >= 0 && found.length + group.length < most; i--) {
    const line = lines[i]!;
    if (!wanted(line)) continue;
    if (!line.heading) group.push(line);
    else {
      found.push(line, ...group);
      group = [];
    }
  }
  return [...found, ...group];
}
