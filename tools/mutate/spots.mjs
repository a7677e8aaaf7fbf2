/**
 * The spots of a source file that can be changed, each with the one change made there. What cannot
 * matter is left out here, by rule: see `isIdle` and `isTuning`.
 */
import { parseAst } from 'vitest/node';

const COMPARED = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' };
const RECKONED = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*', '**': '*' };
const BITS = { '<<': '>>', '>>': '<<', '>>>': '<<', '&': '|', '|': '&', '^': '&' };
const OPERATORS = { ...COMPARED, ...RECKONED, ...BITS };
const ASSIGNED = { '+=': '-=', '-=': '+=', '*=': '/=', '/=': '*=', '|=': '&=', '&=': '|=' };
const METHODS = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  push: 'unshift',
  find: 'findLast',
  findIndex: 'findLastIndex',
  indexOf: 'lastIndexOf',
};

/**
 * @typedef {object} Spot
 * @property {string} kind what is done
 * @property {number} start where, in the source
 * @property {number} end
 * @property {string} by what stands there instead
 * @property {number} line
 */

/**
 * Every spot of a file, in the order of the source.
 * @param {string} source
 * @returns {Spot[]}
 */
export function spotsOf(source) {
  const program = parseAst(source, { lang: 'ts', astType: 'ts' });
  const spots = [];
  const add = (kind, { start, end }, by) => {
    if (source.slice(start, end) !== by) spots.push({ kind, start, end, by });
  };
  walk(program, null, (node, parent) => changesAt(node, parent, source, add));
  return spots
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .map((spot) => ({ ...spot, line: source.slice(0, spot.start).split('\n').length }));
}

export function changed(source, { start, end, by }) {
  return source.slice(0, start) + by + source.slice(end);
}

/** Visits every node but those that cannot matter. */
function walk(node, parent, visit) {
  if (isIdle(node, parent)) return;
  visit(node, parent);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'type' || key === 'typeAnnotation' || key === 'returnType') continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') walk(child, node, visit);
  }
}

/**
 * Not looked into: types, imports and exports of others, words of programmers' errors and of logs,
 * descriptions of the API, and a Svelte effect's or schema's words.
 */
function isIdle(node, parent) {
  const { type } = node;
  if (/^TS(?!NonNull|As|Satisfies)/.test(type)) return true;
  if (/^(Import|ExportAll|ExportNamed.*Specifier)/.test(type) && type !== 'ImportExpression')
    return true;
  if (type === 'ThrowStatement') return isPlainError(node.argument);
  if (type === 'CallExpression') return isLog(node.callee) || isDescription(node.callee);
  return type === 'Property' && parent?.type === 'ObjectExpression' && isDescription(node.key);
}

const isPlainError = (node) =>
  node?.type === 'NewExpression' && ['Error', 'TypeError', 'RangeError'].includes(node.callee.name);

function isLog(callee) {
  const path = pathOf(callee);
  return /^(console|log|logger|.*\.log|.*\.logger|process\.(stdout|stderr))\.\w+$/.test(path);
}

const isDescription = (node) =>
  /(^|\.)(describe|meta|summary|description|example|examples|tags)$/.test(pathOf(node));

/** `a.b.c` as text; empty where it is anything else. */
function pathOf(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'ThisExpression') return 'this';
  if (node.type === 'ChainExpression') return pathOf(node.expression);
  if (node.type !== 'MemberExpression' || node.computed) return '';
  return `${pathOf(node.object)}.${node.property.name}`;
}

/** Sizes and times somebody chose: one more or less of them is as good. */
const isTuning = (value) => !Number.isInteger(value) || Math.abs(value) >= 100;

function changesAt(node, parent, source, add) {
  const text = ({ start, end }) => source.slice(start, end);
  /** The operator stands between the two sides, after whatever closes the first. */
  const between = (left, right, operator, by) => {
    const start = source.indexOf(operator, left.end);
    if (start >= 0 && start < right.start)
      add(`${operator} → ${by}`, { start, end: start + operator.length }, by);
  };
  switch (node.type) {
    case 'BinaryExpression': {
      const by = OPERATORS[node.operator];
      const isText = [node.left, node.right].some(
        (side) => side.type === 'TemplateLiteral' || typeof side.value === 'string',
      );
      if (by && !(node.operator === '+' && isText) && !isExtreme(node, parent, text))
        between(node.left, node.right, node.operator, by);
      return;
    }
    case 'LogicalExpression':
      if (node.operator === '??') add('no default', node, text(node.left));
      else between(node.left, node.right, node.operator, node.operator === '&&' ? '||' : '&&');
      return;
    case 'AssignmentExpression':
      if (ASSIGNED[node.operator])
        between(node.left, node.right, node.operator, ASSIGNED[node.operator]);
      return;
    case 'IfStatement':
      add('condition negated', node.test, `!(${text(node.test)})`);
      if (leaves(node.consequent) && !node.alternate && !throwsPlainly(node.consequent))
        add('guard removed', node, ';');
      return;
    case 'ConditionalExpression':
      add('condition negated', node.test, `!(${text(node.test)})`);
      return;
    case 'UnaryExpression':
      if (node.operator === '!') add('no negation', node, text(node.argument));
      return;
    case 'UpdateExpression': {
      const by = node.operator === '++' ? '--' : '++';
      const start = node.prefix ? node.start : node.end - 2;
      // A loop that counts the wrong way only shows the time limit.
      if (parent?.type !== 'ForStatement')
        add(`${node.operator} → ${by}`, { start, end: start + 2 }, by);
      return;
    }
    case 'Literal':
      if (typeof node.value === 'boolean') add('constant', node, String(!node.value));
      else if (typeof node.value === 'number' && !isTuning(node.value))
        add('constant', node, String(node.value === 1 ? 0 : node.value + 1));
      return;
    case 'ExpressionStatement':
      // A directive is an expression, too.
      if (!node.directive && isDoing(node.expression)) add('statement removed', node, ';');
      return;
    case 'ReturnStatement':
      if (isDoing(node.argument) && /^(return void|return;)/.test(text(node)))
        add('statement removed', node, 'return;');
      return;
    case 'CallExpression': {
      const { callee, arguments: given } = node;
      const by = callee.type === 'MemberExpression' && METHODS[callee.property.name];
      const isReckoned = ['min', 'max', 'floor', 'ceil'].includes(callee.property?.name);
      if (by && !callee.computed && (!isReckoned || callee.object.name === 'Math'))
        add(`${callee.property.name} → ${by}`, callee.property, by);
      const [a, b] = given.slice(-2);
      // Neither the larger of two nor whether they are the same depends on their order.
      const isEven = /^(Math\.(max|min)|Object\.is)$/.test(pathOf(callee));
      if (b && !isEven && isValue(a) && isValue(b) && text(a) !== text(b))
        add(
          'arguments swapped',
          { start: a.start, end: b.end },
          `${text(b)}${source.slice(a.end, b.start)}${text(a)}`,
        );
      return;
    }
  }
}

/**
 * The larger or smaller of two, however it is written: `a > b ? a : b`, `if (a > b) b = a`. Where they
 * are equal it does not matter which is taken.
 */
function isExtreme(node, parent, text) {
  if (!['<', '<=', '>', '>='].includes(node.operator) || parent?.test !== node) return false;
  const plain = (one) => text(one).replaceAll(/[!\s]/g, '');
  const [left, right] = [plain(node.left), plain(node.right)];
  const isPair = (a, b) =>
    (plain(a) === left && plain(b) === right) || (plain(a) === right && plain(b) === left);
  if (parent.type === 'ConditionalExpression') return isPair(parent.consequent, parent.alternate);
  if (parent.type !== 'IfStatement' || parent.alternate) return false;
  const { expression } = parent.consequent;
  return (
    expression?.type === 'AssignmentExpression' &&
    expression.operator === '=' &&
    isPair(expression.left, expression.right)
  );
}

/** Leaves the block: what follows is done only if the condition does not hold. */
function leaves(node) {
  const last = node.type === 'BlockStatement' ? node.body.at(-1) : node;
  return /^(Return|Throw|Continue|Break)Statement$/.test(last?.type ?? '');
}

function throwsPlainly(node) {
  const last = node.type === 'BlockStatement' ? node.body.at(-1) : node;
  return last.type === 'ThrowStatement' && isPlainError(last.argument);
}

function isDoing(node) {
  if (!node) return false;
  if (['AwaitExpression', 'ChainExpression'].includes(node.type))
    return isDoing(node.argument ?? node.expression);
  if (node.type === 'UnaryExpression') return node.operator === 'delete' || isDoing(node.argument);
  if (node.type === 'CallExpression') return !isLog(node.callee) && node.callee.name !== 'super';
  return ['AssignmentExpression', 'UpdateExpression'].includes(node.type);
}

/** Names that stand for things of a kind of their own everywhere: types tell them apart. */
const TYPED = ['game', 't', 's', 'f', 'emit', 'match', 'rng'];
const isValue = (node) =>
  (node.type === 'Identifier' && !TYPED.includes(node.name)) || node.type === 'MemberExpression';
