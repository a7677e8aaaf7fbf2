/** What the parts, things and fields of a game's content are called. */
import type { Edition, GameEntry, Texts } from '@boardroom/kernel';
import type { Studio, StudioPart } from '@boardroom/ui-kit';
import { language, say } from '../words/index.ts';
import { besides, textsIn } from '../words/texts.ts';
import { at } from './schema.ts';
import type { Path } from './schema.ts';

const studios = import.meta.glob<Studio>(
  ['../../../../games/*/ui/studio/index.ts', '!../../../../games/_*/**'],
  { import: 'studio' },
);

export interface Description {
  readonly parts: readonly StudioPart[];
  readonly texts: Texts;
  readonly pose: Studio['pose'];
  readonly spot: Studio['spot'];
  readonly options: object;
  /** The game's licence and what follows from it, where its rulebook states one. */
  readonly licence: string | null;
  /** Who made the game, in a sentence. */
  readonly credit: string;
  partName(part: StudioPart): string;
  fieldName(path: Path): string;
  unit(path: Path): string;
  hint(path: Path): string;
  /** A value as people say it: "Europe", "yes", "3 of production, 1 of wild". */
  value(part: StudioPart, path: Path, value: unknown): string;
  /** What a thing is called, in the words of the edition. */
  thing(part: StudioPart, thing: unknown, index: number, own?: Edition['texts']): string;
}

export async function describe(entry: GameEntry, content: unknown): Promise<Description> {
  const [studio, texts] = await Promise.all([
    studios[`../../../../games/${entry.id}/ui/studio/index.ts`]?.(),
    textsIn(entry.texts),
  ]);
  const messages = besides(studio?.messages ?? {}, texts);
  return {
    ...naming(texts, messages),
    parts: allParts(studio, content),
    texts,
    pose: studio?.pose,
    spot: studio?.spot,
    options: studio?.options ?? {},
    licence: messages['licence'] ?? null,
    credit: messages['credit'] ?? `${entry.title}: ${entry.credit}`,
  };
}

/** Whatever a description leaves out is there all the same: lists as tables, the rest on one sheet. */
function allParts(studio: Studio | undefined, content: unknown): StudioPart[] {
  const named = new Set((studio?.parts ?? []).flatMap((p) => p.list ?? p.fields ?? []));
  const left = Object.entries(content as object).filter(([name]) => !named.has(name));
  const isTable = ([, value]: [string, unknown]): boolean =>
    Array.isArray(value) && typeof value[0] === 'object';
  const sheet = left.filter((one) => !isTable(one)).map(([name]) => name);
  return [
    ...(studio?.parts ?? []),
    ...left.filter(isTable).map(([list]) => ({ id: list, list })),
    ...(sheet.length > 0 ? [{ id: 'rest', fields: sheet }] : []),
  ];
}

type Naming = Omit<
  Description,
  'parts' | 'texts' | 'pose' | 'spot' | 'options' | 'licence' | 'credit'
>;

function naming(texts: Texts, messages: Readonly<Record<string, string>>): Naming {
  const numbers = new Intl.NumberFormat(language());
  const keys = (path: Path): string[] => path.filter((key) => typeof key === 'string');
  /** The longest name there is: of `cost.money`, else of `money`; an entry of a list has its own. */
  const find = (kind: string, path: Path): string | undefined => {
    const names = keys(path);
    const last = path.at(-1);
    if (typeof last === 'number') return messages[`${kind}.${names.at(-1)}.${last}`];
    for (let from = Math.max(0, names.length - 2); from < names.length; from++) {
      const found = messages[`${kind}.${names.slice(from).join('.')}`];
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const plain = (key: string): string | undefined => {
    const message: unknown = texts.messages[key];
    return typeof message === 'string' ? message : undefined;
  };
  const one = (part: StudioPart, path: Path, value: unknown): string => {
    const name = keys(path).at(-1) ?? '';
    const vocabulary = part.values?.[name];
    if (typeof value === 'boolean')
      return messages[`value.${name}.${value}`] ?? say(value ? 'studio.yes' : 'studio.no');
    const said =
      messages[`value.${name}.${String(value)}`] ??
      (vocabulary === undefined ? undefined : plain(`${vocabulary}.${String(value)}`));
    if (said !== undefined) return said;
    return typeof value === 'number' ? numbers.format(value) : String(value);
  };
  const valueName: Naming['value'] = (part, path, value) => {
    if (value === undefined || value === null) return say('studio.none');
    if (Array.isArray(value))
      return value.length === 0
        ? say('studio.none')
        : value.map((item: unknown) => valueName(part, path, item)).join(', ');
    if (typeof value !== 'object') return one(part, path, value);
    const inner = Object.entries(value).filter(([, amount]) => amount !== 0);
    if (inner.length === 0) return say('studio.none');
    return inner
      .map(([key, held]) => `${fieldName([...path, key])} ${valueName(part, [...path, key], held)}`)
      .join(', ');
  };
  const fieldName = (path: Path): string => {
    const last = path.at(-1);
    return (
      find('field', path) ?? (typeof last === 'number' ? String(last + 1) : spaced(last ?? ''))
    );
  };
  return {
    partName: ({ id }) =>
      messages[`part.${id}`] ?? (id === 'rest' ? say('studio.rest') : spaced(id)),
    fieldName,
    unit: (path) => find('unit', path) ?? '',
    hint: (path) => find('hint', path) ?? '',
    value: valueName,
    thing(part, thing, index, own) {
      for (const pattern of part.names ?? []) {
        const key = filled(pattern, thing);
        const name =
          key && (own?.[texts.language ?? 'en']?.[key] ?? own?.['en']?.[key] ?? plain(key));
        if (name) return name;
      }
      const id = at(thing, ['id']);
      if (typeof id === 'string') return id;
      return `${part.list === undefined ? this.partName(part) : spaced(part.id)} ${index + 1}`;
    },
  };
}

/** `item.{id}` with the thing's id; null if it has none. */
export function filled(pattern: string, thing: unknown): string | null {
  let whole = true;
  const key = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = at(thing, [name]);
    if (value === undefined) whole = false;
    return String(value);
  });
  return whole ? key : null;
}

/** `budgetIncrease` → "Budget increase". */
function spaced(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
