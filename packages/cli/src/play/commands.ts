/** Commands that only say something, at a question or in the middle of an answer. */
import { toldTo, viewFor } from '@boardroom/kernel';
import type { Frame } from '@boardroom/kernel';
import { guideLines } from './guide.ts';
import { lookLines, seatLines } from './look.ts';
import { ruleLines } from './rules.ts';
import { saveTo } from './save.ts';
import { newsLines, print, say } from './seated.ts';
import type { Seated } from './seated.ts';

/** False if the line is no such command. */
export function command(seated: Seated, line: string, frame: Frame): boolean {
  const [name = '', ...rest] = line.split(/\s+/);
  const about = rest.join(' ');
  switch (name) {
    case '?':
    case 'help':
      print(say(seated, 'help'));
      return true;
    case 'look':
      print(...lookLines(seated, about));
      return true;
    case 'seats':
      print(...seatLines(seated));
      return true;
    case 'rules':
    case 'rule':
      print(...ruleLines(seated, about));
      return true;
    case 'guide':
      print(
        ...guideLines(
          seated.entry.id,
          seated.match.game.printed?.(seated.match.t),
          seated.words.texts.language,
        ),
        say(seated, 'guide.rules'),
      );
      return true;
    case 'log':
      print(...newsLines(seated, toldTo(seated.match, seated.you)));
      return true;
    case 'table':
      print(...tableLines(seated));
      return true;
    case 'hint':
      hint(seated, frame);
      return true;
    case 'save':
      print(about === '' ? say(seated, 'save-where') : `  ${saveTo(seated, about)}`);
      return true;
    default:
      return false;
  }
}

function tableLines(seated: Seated): string[] {
  const { match, you, words } = seated;
  const { game, t } = match;
  const lines = game.summary?.(t, viewFor(game, t, match.s, you), you) ?? [];
  if (lines.length === 0) return [say(seated, 'no-summary')];
  return lines.map(({ code, facts }) => `  ${words.say(`summary.${code}`, facts) ?? code}`);
}

function hint(seated: Seated, frame: Frame): void {
  const { match, you, words, rng } = seated;
  const { game, t } = match;
  const { move, why } = game.advice.suggest(t, viewFor(game, t, match.s, you), frame, rng);
  print(`  ${words.move(move)}${why ? ` — ${words.why(why)}` : ''}`);
}
