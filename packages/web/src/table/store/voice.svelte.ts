/** What the table tells: the log, motion and sound, banners, announcements, refusals. */
import type { Refusal } from '@boardroom/kernel';
import type { Position } from '../../engine/port.ts';
import { makePlayer } from '../../motion/player.ts';
import { playSound } from '../../motion/sound.ts';
import { drawn } from '../../parts/drawn.ts';
import { lineOf } from '../log.ts';
import type { LogDesk, LogLine } from '../log.ts';
import { toReader } from '../../words/second-person.ts';
import type { Viewing } from './viewing.svelte.ts';
import type { Headline, Reason, Spoken } from './types.ts';

export type Voice = ReturnType<typeof makeVoice>;

const BANNER_STAYS = 4000;
const MOST_REASONS = 2;
const MOST_SPOKEN = 12;
/** Others' moves are told faster than one's own. */
const OTHERS_SPEED = 1.6;

export function makeVoice(viewing: Viewing) {
  const { port, ui, scene, words } = viewing;
  const motion = makePlayer();
  let lines = $state.raw<LogLine[]>([]);
  /** What the log shows of them: it follows a frame later, after the board and the question. */
  let written = $state.raw<readonly LogLine[]>([]);
  const desk: LogDesk = {
    // Several people at one screen, and a screen for all, are told names.
    toReader: (sentence) =>
      (port.texts.language ?? 'en') !== 'en' ||
      viewing.humans.length !== 1 ||
      viewing.projector ||
      viewing.viewer === null
        ? sentence
        : toReader(sentence, scene.names[viewing.viewer] ?? ''),
    said: port.said,
    // What a move began that was itself too small for the log is explained by what came of it.
    why(move, seat) {
      for (let at = move; at > 0; at--) {
        const why = port.why?.(at, seat);
        if (why) return words.why(why);
        const before = at - 1;
        if (lines.findLast((line) => line.move === before && !line.telling.hush)) return undefined;
      }
      return undefined;
    },
  };
  /** Moves the viewer has seen; later ones are new in the log. */
  let seenMoves = $state(0);
  let banner = $state.raw<Headline | null>(null);
  let spoken = $state.raw<readonly Spoken[]>([]);
  let reason = $state.raw<Reason | null>(null);
  let reasons = $state.raw<Reason[]>([]);

  let goes: ReturnType<typeof setTimeout> | undefined;
  function raise(next: Headline): void {
    banner = next;
    letBannerGo();
  }
  function letBannerGo(): void {
    clearTimeout(goes);
    goes = setTimeout(() => (banner = null), BANNER_STAYS);
  }

  function announce(text: string): void {
    if (text.trim() === '') return;
    const next = { n: (spoken.at(-1)?.n ?? 0) + 1, text };
    spoken = [...spoken, next].slice(-MOST_SPOKEN);
  }

  /** Moves, sounds and speaks of what has just happened. */
  function present(fresh: readonly LogLine[]): void {
    const cues = fresh.flatMap(({ telling }) => telling.cues ?? []);
    const others = fresh.some(({ seat }) => seat !== null && seat !== viewing.viewer);
    motion.play(cues, others ? OTHERS_SPEED : 1);
    announce(fresh.map(({ text, heading }) => heading ?? text).join(' '));
    const big = fresh.findLast(({ telling }) => telling.banner)?.telling.banner;
    if (big) raise(big);
    if (fresh.some(({ telling }) => telling.about === 'money')) playSound('coin');
    else if (cues.some((cue) => cue.do === 'flip')) playSound('paper');
    else if (cues.some((cue) => cue.do === 'move')) playSound('wood');
  }

  function reasonOf(refusal: Refusal): Reason {
    const { frame } = viewing.position;
    const rule = ui.rules?.[refusal.code] ?? (frame ? ui.rules?.[frame.kind] : undefined);
    return { text: words.refusal(refusal), ...(rule ? { rule } : {}) };
  }

  /** Lines of the log that came since the viewer last moved. */
  const unseen = $derived(
    lines.filter(({ move, telling, heading }) => move > seenMoves && !telling.hush && !heading)
      .length,
  );

  return {
    motion,
    get unseen() {
      return unseen;
    },
    raise,
    present,
    get lines() {
      return lines;
    },
    get written() {
      return written;
    },
    get seenMoves() {
      return seenMoves;
    },
    get banner() {
      return banner;
    },
    /** For screen readers: each line is added to the ones before, so that none wipes another away. */
    get spoken() {
      return spoken;
    },
    get reason() {
      return reason;
    },
    get reasons() {
      return reasons;
    },
    /** Writes down what the position tells beyond the one before; answers with the new lines. */
    write(next: Position, before?: Position): LogLine[] {
      const known =
        before?.viewer === next.viewer ? Math.min(before.told.length, next.told.length) : 0;
      const view = before?.view ?? next.view;
      const fresh = next.told
        .slice(known)
        .map((told, i) => lineOf(ui, scene, told, known + i, view, desk));
      lines = [...lines.slice(0, known), ...fresh];
      // Other eyes read nothing of what was meant for the last ones, not for a frame.
      if (known === 0) written = lines;
      else void drawn().then(() => (written = lines));
      return fresh;
    },
    markSeen(moves: number) {
      seenMoves = moves;
    },
    announce,
    reasonOf,
    /** Something was pressed in vain; a card says why. */
    knock(refusal: Refusal) {
      announce(reasonOf(refusal).text);
      playSound('knock');
    },
    refuse(refusal: Refusal) {
      const now = reasonOf(refusal);
      reason = now;
      reasons = [now, ...reasons.filter(({ text }) => text !== now.text)].slice(0, MOST_REASONS);
      announce(now.text);
      playSound('knock');
    },
    dropReason(): boolean {
      if (!reason) return false;
      reason = null;
      return true;
    },
    dropBanner() {
      banner = null;
    },
    /** Somebody is reading it. */
    holdBanner() {
      clearTimeout(goes);
    },
    letBannerGo,
  };
}
