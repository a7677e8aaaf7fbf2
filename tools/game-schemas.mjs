/**
 * JSON Schemas of every game's moves, views and events, made from the types its rules are written
 * with: `node tools/game-schemas.mjs` writes games/<id>/schemas.json, `--check` says which are out of
 * date. Servers hand them out at /api/games/<id>/schemas.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, run } from './setup.mjs';

// The page's own: the newer compiler at the root has no API.
const ts = createRequire(join(root, 'packages', 'web', 'package.json'))('typescript');

const PARTS = { move: 'move', view: 'state', event: 'event' };

const OPTIONS = {
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
};

/** Reads every file once for all programs. */
function cachedHost() {
  const host = ts.createCompilerHost(OPTIONS);
  const read = new Map();
  const getSourceFile = (name, ...rest) => {
    if (!read.has(name)) read.set(name, host.getSourceFile(name, ...rest));
    return read.get(name);
  };
  return { ...host, getSourceFile };
}

/** The schemas as text, by the file they belong in. */
export function gameSchemas() {
  const folders = readdirSync(join(root, 'games'))
    .map((name) => join(root, 'games', name))
    .filter((folder) => existsSync(join(folder, 'src', 'index.ts')));
  // A program for each: in a common one the order of a union depends on the games before it.
  const host = cachedHost();
  const made = folders.map((folder) => {
    const index = join(folder, 'src', 'index.ts');
    const program = ts.createProgram([index], OPTIONS, host);
    const schemas = schemasIn(program.getTypeChecker(), program.getSourceFile(index));
    return [join(folder, 'schemas.json'), `${JSON.stringify(schemas, null, 2)}\n`];
  });
  return new Map(made);
}

/** `game` is declared as `Game<G>`; G names the types. */
function schemasIn(checker, source) {
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(source));
  const game = exported.find(({ name }) => name === 'game');
  const [types] =
    checker.getTypeOfSymbol(game).aliasTypeArguments ??
    checker.getTypeArguments(checker.getTypeOfSymbol(game));
  const schemas = {};
  for (const [part, name] of Object.entries(PARTS)) {
    const type = checker.getTypeOfSymbol(checker.getPropertyOfType(types, name));
    const writer = makeWriter(checker);
    const schema = writer.schemaOf(type);
    schemas[part] = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      ...schema,
      ...(Object.keys(writer.named).length > 0 ? { $defs: writer.named } : {}),
    };
  }
  return schemas;
}

function makeWriter(checker) {
  const named = {};

  /** What has a name of its own is said once. */
  const schemaOf = (type) => {
    const name = nameOf(type);
    if (name === null) return whole(type);
    if (!Object.hasOwn(named, name)) {
      named[name] = {};
      const description = words(type.aliasSymbol ?? type.symbol);
      named[name] = { ...(description ? { description } : {}), ...whole(type) };
    }
    return { $ref: `#/$defs/${name}` };
  };

  const words = (symbol) =>
    ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ');

  const whole = (type) => {
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral)
      return { const: checker.typeToString(type) === 'true' };
    if (type.flags & ts.TypeFlags.String) return { type: 'string' };
    if (type.flags & ts.TypeFlags.Number) return { type: 'number' };
    if (type.flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.isUnion()) return unionOf(type);
    if (checker.isTupleType(type)) {
      const items = checker.getTypeArguments(type).map(schemaOf);
      return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length };
    }
    if (checker.isArrayType(type))
      return { type: 'array', items: schemaOf(checker.getTypeArguments(type)[0]) };
    if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return objectOf(type);
    throw new Error(`a type JSON has no word for: ${checker.typeToString(type)}`);
  };

  const unionOf = (type) => {
    const members = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const values = members.filter((each) => each.isStringLiteral() || each.isNumberLiteral());
    const truths = members.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral);
    const rest = members.filter((each) => !values.includes(each) && !truths.includes(each));
    const parts = rest.map(schemaOf);
    if (values.length > 0) parts.unshift({ enum: values.map(({ value }) => value) });
    if (truths.length === 2) parts.unshift({ type: 'boolean' });
    else parts.unshift(...truths.map(whole));
    return parts.length === 1 ? parts[0] : { anyOf: parts };
  };

  const objectOf = (type) => {
    const properties = {};
    const required = [];
    for (const property of checker.getPropertiesOfType(type)) {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const description = words(property);
      const schema = schemaOf(checker.getTypeOfSymbol(property));
      properties[property.name] = { ...(description ? { description } : {}), ...schema };
      if (!isOptional) required.push(property.name);
    }
    const others = checker.getIndexInfoOfType(type, ts.IndexKind.String);
    return {
      type: 'object',
      properties,
      required,
      additionalProperties: others ? schemaOf(others.type) : false,
    };
  };

  return { named, schemaOf };
}

/** Interfaces and aliases have names; what is made with arguments is named by nothing. */
function nameOf(type) {
  const { aliasSymbol, aliasTypeArguments, symbol } = type;
  if (aliasSymbol) return aliasTypeArguments ? null : aliasSymbol.name;
  const isInterface = symbol && symbol.flags & ts.SymbolFlags.Interface;
  const isPlain = !(type.objectFlags & ts.ObjectFlags.Reference && type.target !== type);
  return isInterface && isPlain && !['Array', 'ReadonlyArray'].includes(symbol.name)
    ? symbol.name
    : null;
}

if (process.argv[1] === import.meta.filename) {
  const plain = (text) => JSON.stringify(JSON.parse(text));
  const isOld = (file, text) =>
    !existsSync(file) || plain(readFileSync(file, 'utf8')) !== plain(text);
  const old = [...gameSchemas()].filter(([file, text]) => isOld(file, text));
  if (process.argv.includes('--check')) {
    for (const [file] of old)
      process.stderr.write(`${file} is not what the types say: run node tools/game-schemas.mjs\n`);
    process.exitCode = old.length > 0 ? 1 : 0;
  } else if (old.length > 0) {
    for (const [file, text] of old) writeFileSync(file, text);
    const files = old.map(([file]) => file);
    run('oxfmt', files, 'the schemas could not be formatted');
  }
}
