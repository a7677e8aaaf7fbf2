/** What the editor is turned to: which part, which thing, and what the table shows of it. */
import type { ContentProblem } from '@boardroom/kernel';
import type { StudioPart } from '@boardroom/ui-kit';
import { changesOf, isSame } from '../changes.ts';
import type { Change } from '../changes.ts';
import type { Description } from '../describe.ts';
import { at } from '../schema.ts';
import type { Field, NamedField, Path } from '../schema.ts';
import type { OpenedEdition } from '../types.ts';
import type { Session } from './session.svelte.ts';

export type Filter = 'all' | 'changed' | 'problems';

export interface Row {
  readonly index: number;
  readonly name: string;
  readonly group: string;
  readonly thing: unknown;
  readonly base: unknown;
  readonly changed: boolean;
  readonly problems: number;
}

export type Desk = ReturnType<typeof makeDesk>;

export function makeDesk(opened: OpenedEdition, by: Description, schema: Field, session: Session) {
  const top = schema.kind === 'object' ? schema.fields : [];
  let part = $state.raw<StudioPart>(by.parts[0]!);
  let index = $state(-1);
  let filter = $state<Filter>('all');
  let search = $state('');
  /** On a phone: the list, the form, or the drawing. */
  let view = $state<'list' | 'form' | 'preview'>('list');
  /** The whole board instead of the table. */
  let board = $state(false);
  /** The field of a sheet that was asked for. */
  let field = $state<string | number>('');

  const things = (of: StudioPart, content: unknown): readonly unknown[] =>
    of.list === undefined ? [] : ((at(content, [of.list]) as unknown[] | undefined) ?? []);
  const listOf = (of: StudioPart): Extract<Field, { kind: 'list' }> | null => {
    const field = top.find(({ name }) => name === of.list)?.field;
    return field?.kind === 'list' ? field : null;
  };
  /** The same thing in the base: by its id, or by its place where things have none. */
  const baseOf = (of: StudioPart, thing: unknown, place: number): unknown => {
    const all = things(of, opened.base.content);
    const id = at(thing, ['id']);
    return typeof id === 'string' ? all.find((one) => at(one, ['id']) === id) : all[place];
  };
  const isOf = (of: StudioPart, { path: [name] }: ContentProblem): boolean =>
    name === of.list || (of.fields?.includes(String(name)) ?? false);

  const rows = $derived.by((): Row[] =>
    things(part, session.content).map((thing, i) => {
      const base = baseOf(part, thing, i);
      const group = part.group === undefined ? undefined : at(thing, part.group.split('.'));
      return {
        index: i,
        thing,
        base,
        name: by.thing(part, thing, i, session.texts),
        group: group === undefined ? '' : by.value(part, part.group!.split('.'), group),
        changed: !isSame(thing, base),
        problems: session.problems.filter((p) => isOf(part, p) && p.path[1] === i).length,
      };
    }),
  );
  const shown = $derived.by(() => {
    const wanted = search.trim().toLowerCase();
    return rows.filter(
      (row) =>
        (filter === 'all' || (filter === 'changed' ? row.changed : row.problems > 0)) &&
        (wanted === '' ||
          `${row.name} ${String(at(row.thing, ['id']) ?? '')} ${row.group}`
            .toLowerCase()
            .includes(wanted)),
    );
  });
  /** In the order of the table: group by group, as they first come. */
  const groups = $derived.by(() => {
    const found = new Map<string, Row[]>();
    for (const row of shown) found.set(row.group, [...(found.get(row.group) ?? []), row]);
    return [...found];
  });
  const changes = $derived(changesOf(by, opened.base.content, session.content));

  return {
    opened,
    by,
    session,
    get part() {
      return part;
    },
    get index() {
      return index;
    },
    get row(): Row | undefined {
      return rows[index];
    },
    get rows() {
      return rows;
    },
    get groups() {
      return groups;
    },
    get shown() {
      return shown;
    },
    get changes(): Change[] {
      return changes;
    },
    get filter() {
      return filter;
    },
    set filter(next: Filter) {
      filter = next;
    },
    get search() {
      return search;
    },
    set search(next: string) {
      search = next;
    },
    get view() {
      return view;
    },
    set view(next) {
      view = next;
    },
    get board() {
      return board;
    },
    set board(next) {
      board = next;
    },
    isChosen: ([name, i]: Path): boolean =>
      part.list === undefined ? name === field : name === part.list && i === index,
    /** Whether anything at a place is not as in the base. */
    isChanged(path: Path): boolean {
      return opened.own && !isSame(at(session.content, path), this.baseAt(path));
    },
    isUnsound: (path: Path): boolean =>
      session.problems.some((p) => path.every((key, i) => key === p.path[i])),
    /** The form of what is chosen: one thing, or the fields of a sheet. */
    get fields(): readonly NamedField[] {
      const list = listOf(part);
      if (!list) return top.filter(({ name }) => part.fields?.includes(name));
      if (list.of.kind === 'object') return list.of.fields;
      return [];
    },
    get thingField(): Field | null {
      return listOf(part)?.of ?? null;
    },
    get limits() {
      return listOf(part) ?? { min: 0, max: 0 };
    },
    /** Where the chosen thing lies in the content. */
    get place(): Path {
      return part.list === undefined ? [] : [part.list, index];
    },
    countOf: (of: StudioPart): number => changes.filter((it) => it.part.id === of.id).length,
    troubleOf: (of: StudioPart): boolean => session.problems.some((p) => isOf(of, p)),
    /** The value the base has at a place of the content. */
    baseAt(path: Path): unknown {
      const [name, i, ...field] = path;
      const of = by.parts.find((it) => it.list !== undefined && it.list === name);
      if (!of || typeof i !== 'number') return at(opened.base.content, path);
      return at(baseOf(of, at(session.content, [name!, i]), i), field);
    },
    problemsAt: (path: Path): ContentProblem[] =>
      session.problems.filter(
        (p) => p.path.length === path.length && p.path.every((key, i) => key === path[i]),
      ),
    openPart(next: StudioPart): void {
      part = next;
      filter = 'all';
      search = '';
      field = next.fields?.[0] ?? '';
      index = next.list === undefined ? -1 : 0;
      if (next.list === undefined) view = 'form';
    },
    open(next: number): void {
      index = next;
      view = 'form';
    },
    /** To the place a problem or a change is about. */
    goTo(path: Path): void {
      const [name, i] = path;
      const of = by.parts.find((it) => it.list === name || it.fields?.includes(String(name)));
      if (!of) return;
      if (of !== part) this.openPart(of);
      filter = 'all';
      search = '';
      if (typeof i === 'number' && of.list !== undefined) index = i;
      if (of.list === undefined) field = name!;
      view = 'form';
    },
    step(by: 1 | -1): void {
      const order = groups.flatMap(([, all]) => all.map((row) => row.index));
      const next = order[order.indexOf(index) + by];
      if (next !== undefined) index = next;
    },
  };
}
