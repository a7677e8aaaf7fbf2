/** Asking the class and answering: an act, or a problem. */
import { promptsIn } from '@boardroom/protocol';
import type { AnswerValue, PromptWanted } from '@boardroom/protocol';
import { problem } from '../problem.ts';
import { mustAttend, mustGoOn } from './acts.ts';
import { fits } from './prompts.ts';
import { isAsked } from './asked.ts';
import type { Moment, Prompt, Workshop, WorkshopAct } from './types.ts';

function promptNamed({ prompts }: Workshop, id: string): Prompt {
  const prompt = prompts.find((each) => each.id === id);
  if (!prompt) throw problem('no-prompt');
  return prompt;
}

export function ask(
  workshop: Workshop,
  prompt: PromptWanted,
  moments: readonly Moment[],
): WorkshopAct {
  mustGoOn(workshop);
  const planned = workshop.plan.flatMap(promptsIn);
  if ([...planned, ...workshop.prompts].some(({ id }) => id === prompt.id))
    throw problem('prompt-exists');
  return { do: 'asked', prompt, moments };
}

/** Null: that is the answer already. */
export function answer(
  workshop: Workshop,
  person: string,
  id: string,
  value: AnswerValue,
  moment: Moment | null,
): WorkshopAct | null {
  const { n } = mustAttend(workshop, person);
  const prompt = promptNamed(workshop, id);
  if (!isAsked(workshop, prompt, n)) throw problem('no-prompt');
  if (!prompt.open) throw problem('prompt-closed');
  if (!fits(prompt, value)) throw problem('wrong-answer');
  if ('seat' in value && value.seat >= workshop.settings.players) throw problem('wrong-answer');
  const before = prompt.answers[n]?.answer;
  if (JSON.stringify(before) === JSON.stringify(value)) return null;
  return { do: 'answered', member: n, prompt: id, answer: value, moment };
}

export function shut(workshop: Workshop, id: string): WorkshopAct | null {
  return promptNamed(workshop, id).open ? { do: 'shut', prompt: id } : null;
}

export function know(workshop: Workshop, id: string, truth: boolean | number): WorkshopAct {
  const { kind, about, open } = promptNamed(workshop, id);
  const wanted = kind === 'probability' ? 'boolean' : kind === 'number' ? 'number' : 'none';
  if (about !== 'trainer' || wanted === 'none') throw problem('no-truth');
  if (typeof truth !== wanted) throw problem('wrong-answer');
  // Who knows how it came out forecasts nothing any more.
  if (open) throw problem('prompt-open');
  return { do: 'known', prompt: id, truth };
}
