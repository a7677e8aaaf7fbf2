/** The log: sentences made of events, with what the board adds to them. */
import type { Seat, Told } from '@boardroom/kernel';
import type { AnyUi, Scene, Telling } from '@boardroom/ui-kit';

export interface LogLine {
  readonly key: number;
  /** Number of moves made when it happened: where a click on the line jumps to. */
  readonly move: number;
  readonly heading?: string;
  readonly text: string;
  readonly seat: Seat | null;
  readonly telling: Telling;
}

export function lineOf(
  ui: AnyUi,
  scene: Scene<any>,
  { event, move }: Told,
  key: number,
  before: unknown,
  said: (message: number) => string | undefined,
): LogLine {
  const told = tellingOf(ui, scene, event, before);
  const { message } = event as { message?: number };
  const spoken = message === undefined ? undefined : said(message);
  const telling = spoken === undefined ? told : { ...told, calc: `“${spoken}”` };
  const seat = telling.seat ?? (event as { seat?: Seat }).seat ?? null;
  return {
    key,
    move,
    text: scene.words.event(event),
    seat: seat !== null && seat >= 0 && seat < scene.t.seats ? seat : null,
    telling,
    ...(telling.heading ? { heading: telling.heading } : {}),
  };
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
