/** The state of the room: what is on the box, whether it is out, and what stands in the way. */
import { WORD_LICENCES } from '@boardroom/kernel';
import type { Edition } from '@boardroom/kernel';
import type { NewEdition } from '@boardroom/client';
import { problemText } from '../../online/problems.ts';
import { isOnline, server } from '../../online/server.ts';
import { say } from '../../words/index.ts';
import { keepEdition } from '../kept.ts';
import { editionName, idOf } from '../names.ts';
import type { KeptEdition, OpenedEdition } from '../types.ts';

export const LICENCES = ['', ...WORD_LICENCES] as const;
export type BoxField = 'title' | 'notes' | 'by' | 'licence';

export function makePublishing(opened: OpenedEdition, usualBy: string) {
  const { entry, mine, hash } = opened;
  let kept = $state.raw<KeptEdition | null>(opened.kept);
  let online = $state<boolean | null>(null);
  let failure = $state('');
  let busy = $state(false);
  const last = $derived(kept?.published?.find((one) => one.hash === hash));
  const edition = $derived(kept?.edition ?? opened.edition);
  void isOnline().then((is) => (online = is));

  /** The game's licence binds words of one's own where it says so. */
  const licence = (): string | undefined =>
    entry.licence?.alike ? entry.licence.name : edition.licence;
  const by = (): string => edition.by ?? usualBy;

  async function keep(next: KeptEdition): Promise<void> {
    kept = next;
    await keepEdition(next);
  }

  return {
    opened,
    hash,
    mine,
    get edition(): Edition {
      return edition;
    },
    get name(): string {
      return editionName(edition);
    },
    get by(): string {
      return mine ? by() : (edition.by ?? '');
    },
    get licence(): string | undefined {
      return licence();
    },
    /** When it went out; undefined: it did not. */
    get out(): number | undefined {
      return last?.at;
    },
    get online() {
      return online;
    },
    get failure() {
      return failure;
    },
    get busy() {
      return busy;
    },
    /** As a file carries it: with what the box says. */
    get whole(): Edition {
      return mine
        ? { ...edition, title: editionName(edition), by: by(), licence: licence() }
        : edition;
    },
    async write(field: BoxField, text: string): Promise<void> {
      if (!kept) return;
      const value = text === '' && field !== 'by' ? undefined : text;
      const id = field === 'title' ? freeId(entry.editions, text) : edition.id;
      await keep({ ...kept, edition: { ...edition, [field]: value, id }, updated: Date.now() });
    },
    /** False: it did not go out, and `failure` says why. */
    async publish(): Promise<boolean> {
      if (!kept) return false;
      busy = true;
      failure = '';
      try {
        const { published } = await (await server()).publish(hash, asSent(this.whole, entry.id));
        const earlier = kept.published ?? [];
        await keep({ ...kept, published: [...earlier, { hash, at: published }] });
      } catch (error) {
        failure = problemText(error);
      }
      busy = false;
      return failure === '';
    },
    async withdraw(): Promise<void> {
      if (!kept) return;
      busy = true;
      failure = '';
      try {
        await (await server()).withdraw(hash);
        await keep({ ...kept, published: kept.published!.filter((one) => one.hash !== hash) });
      } catch (error) {
        failure = problemText(error);
      }
      busy = false;
    },
  };
}
export type Publishing = ReturnType<typeof makePublishing>;

/** The names of the game's own editions are theirs. */
function freeId(taken: object, title: string): string {
  const id = idOf(title);
  return Object.hasOwn(taken, id) ? idOf(`${id}-own`) : id;
}

function asSent(edition: Edition, game: string): NewEdition {
  const { id, content, texts, title, notes, by, licence, base, rules } = edition;
  const trimmed = (text: string | undefined): string | undefined => text?.trim() || undefined;
  return {
    game,
    id,
    content,
    title: trimmed(title) ?? id,
    rules: rules ?? 1,
    ...(texts ? { texts: texts as NewEdition['texts'] } : {}),
    ...(trimmed(notes) ? { notes: trimmed(notes) } : {}),
    ...(trimmed(by) ? { by: trimmed(by) } : {}),
    ...(licence ? { licence } : {}),
    ...(base ? { base } : {}),
  };
}

/** "Edition by Mira, after Classic" */
export function usualCredit({ kept, baseName }: OpenedEdition, name: string): string {
  return say('publish.by.usual', { name, base: kept?.after ?? baseName });
}
