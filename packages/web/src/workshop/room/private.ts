/** What a trainer writes for the own eyes: notes on tables and real names. It never leaves this browser. */
const NAME = 'boardroom-class-';

export interface Private {
  /** By number of a table; 0: on the class. */
  readonly notes: Readonly<Record<number, string>>;
  /** Real names, by number of a member. */
  readonly names: Readonly<Record<number, string>>;
}

const NONE: Private = { notes: {}, names: {} };

export function readPrivate(workshop: string): Private {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(NAME + workshop) ?? '{}') as Private) };
  } catch {
    return NONE;
  }
}

export function keepPrivate(workshop: string, kept: Private): void {
  try {
    localStorage.setItem(NAME + workshop, JSON.stringify(kept));
  } catch {
    // Then it is there as long as the page is.
  }
}

export function dropPrivate(workshop: string): void {
  try {
    localStorage.removeItem(NAME + workshop);
  } catch {
    // There was nothing.
  }
}

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Who is who in the files of data: made here, since the server does not know. */
export function namesCsv(
  members: readonly { readonly member: number; readonly name: string }[],
  names: Private['names'],
): string {
  const rows = members.map(({ member, name }) =>
    [`P${String(member).padStart(2, '0')}`, cell(name), cell(names[member] ?? '')].join(','),
  );
  return ['person,nickname,name', ...rows].join('\r\n');
}
