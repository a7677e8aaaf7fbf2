/**
 * Stands in for zod where the page runs a game's rules. Editions of this build were checked by its
 * tests, and records from outside are checked by the worker, which has the real schemas; so here a
 * schema trusts what it gets and only fills in what was left out.
 */
interface Schema {
  safeParse(value: unknown): { success: true; data: unknown };
  parse(value: unknown): unknown;
}

function schema(fill: (value: unknown) => unknown): Schema {
  const own: Record<string, unknown> = {
    parse: fill,
    safeParse: (value: unknown) => ({ success: true, data: fill(value) }),
    default: (usual: unknown) => schema((value) => (value === undefined ? usual : fill(value))),
  };
  // Whatever narrows a schema (`min`, `refine`, `optional` …) leaves it as trusting as it was.
  const narrowed = (): Schema => itself;
  const itself = new Proxy(own, {
    get: (_, name) => own[name as string] ?? narrowed,
  }) as unknown as Schema;
  return itself;
}

function object(shape: Readonly<Record<string, Schema>>): Schema {
  return schema((value) => {
    const filled: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(shape)) {
      const data = field.parse((value as Record<string, unknown>)[name]);
      if (data !== undefined) filled[name] = data;
    }
    return filled;
  });
}

const anything = (): Schema => schema((value) => value);

export const z: unknown = new Proxy(
  { object, strictObject: object },
  { get: (known, name) => known[name as 'object'] ?? anything },
);
