/** What one must know to decide a question: prices, effects, contents. */
import { unitPrice } from '../src/effects.ts';
import { placedTokens } from '../src/stock.ts';
import { INACTIVE, PRODUCTS, SPACES, SPACE_6, STOCK } from '../src/types.ts';
import type { ElPlanFrame } from '../src/types.ts';
import { aid } from './aid.ts';
import { caseOf, goodsOf, pay, processesOf, tokensOf } from './case.ts';
import type { Case } from './case.ts';
import { effectOf, recipe, worksFrom } from './company.ts';
import { eventText, forecast, inner, lacking, priceOf, processes } from './figures.ts';
import type { Table } from './figures.ts';

export function brief(r: Table, frame: ElPlanFrame): string[] {
  const c = caseOf(r, frame.seat);
  const asked = inner(r, frame);
  const lines = [aid(r, frame)];
  switch (asked.kind) {
    case 'place':
      return [
        progress(c),
        ...lines,
        ...placed(c),
        ...month(c),
        ...market(c),
        ...offers(c),
        ...table(c),
        ...stock(c),
      ];
    case 'choosePlan':
      return [...lines, c.say('brief.tokens')];
    case 'assign':
      return [...lines, ...month(c), ...table(c), ...stock(c)];
    case 'freeUp':
      return [...lines, ...month(c), ...table(c), ...stock(c), ...free(c)];
    case 'produce':
      return [...lines, ...left(c), ...month(c), ...stock(c), ...free(c)];
    case 'acquire':
      return [...lines, ...outOfReach(c), ...stock(c)];
    case 'buy':
    case 'sell':
      return [...lines, ...month(c), ...market(c), ...stock(c)];
    case 'activateNow': {
      const card = r.t.facts.cards[asked.card ?? -1];
      return card ? [...lines, `${effectOf(c, card.id)} ${worksFrom(c, card)}`] : lines;
    }
    case 'cutback':
    case 'innovate':
      return [...lines, ...stock(c)];
    case 'peekEvent': {
      const { bad, left } = forecast(r);
      return [...lines, c.say('aid.events', { bad, left })];
    }
    case 'ignoreEvent':
    case 'brokerInsure':
    case 'auditPay':
      return [...month(c), ...free(c)];
    case 'payToll':
    case 'subsidyToken':
      return [...lines, ...month(c)];
    default:
      return lines;
  }
}

/** How far the year is. */
function progress({ r, s, say }: Case): string {
  return say('brief.month', { n: s.period, periods: r.t.options.periods });
}

/** The event of the month. */
function month({ r, s, say }: Case): string[] {
  const event = r.t.content.events[s.event];
  if (!event) return [];
  return [
    say('brief.event', { name: say(`event-card.${event.id}`), text: eventText(r, event.id) }),
  ];
}

function market(c: Case): string[] {
  const { r, s, seat, say } = c;
  const price = unitPrice(r.t, s, seat, false);
  const imports = unitPrice(r.t, s, seat, true);
  const pots = [0, 1, 2].map((i) =>
    say('brief.pot', { id: SPACES[SPACE_6 + i]!, money: s.pots[i]! }),
  );
  return [
    say('brief.market', {
      what: goodsOf(c, s.market),
      price,
      imports,
      size: r.t.content.exportSize,
    }),
    ...(s.district === 0 ? [say('brief.pots', { pots: pots.join(', ') })] : []),
  ];
}

/** Offers with their price for the seat, and what they do. */
function offers(c: Case): string[] {
  const { r, s, seat, say } = c;
  return s.offers.flatMap((i) => {
    if (i < 0) return [];
    const card = r.t.facts.cards[i]!;
    const { money, energy } = priceOf(r, s, seat, card);
    return [
      say('brief.offer', {
        name: say(`card.${card.id}`),
        price: pay(money, energy),
        text: effectOf(c, card.id),
        needs: worksFrom(c, card),
      }),
    ];
  });
}

function outOfReach(c: Case): string[] {
  const { r, s, seat, say } = c;
  const dear = s.offers.flatMap((i) => {
    if (i < 0) return [];
    const card = r.t.facts.cards[i]!;
    const { money, energy } = priceOf(r, s, seat, card);
    const free = s.stock.slice(seat * STOCK, seat * STOCK + 3);
    if (money <= free[1]! && energy <= free[2]!) return [];
    return [say('look.now.3.card', { name: say(`card.${card.id}`), price: pay(money, energy) })];
  });
  return dear.length > 0 ? [say('brief.dear', { names: dear.join(', ') })] : [];
}

/** The own table: what each line takes, and how many processes are short. */
function table(c: Case): string[] {
  const { r, s, seat, say } = c;
  const plan = r.t.facts.plans[s.business[seat]!];
  if (!plan) return [];
  return plan.table.map((run) =>
    say('brief.run', {
      n: run.move.run,
      recipe: recipe(c, run),
      lack: lacking(r, s, seat, run),
    }),
  );
}

/** Tokens on rows and cards, which come back when they are wanted. */
function placed(c: Case): string[] {
  const { r, s, seat, say } = c;
  const tokens = placedTokens(r.t, s, seat).slice(0, 3);
  if (tokens.every((n) => n === 0)) return [];
  return [say('brief.placed', { tokens: tokensOf(c, tokens) })];
}

/** Processes not used yet, once some are; wild ones stand in for what was used beyond its kind. */
function left(c: Case): string[] {
  const { r, s, seat, say } = c;
  const used = s.used.slice(seat * 3, seat * 3 + 3);
  const has = processes(r, s, seat).slice(0, 3);
  const wild = processes(r, s, seat)[3]!;
  if (used.every((n) => n === 0)) return [];
  const beyond = used.reduce((sum, n, kind) => sum + Math.max(0, n - has[kind]!), 0);
  const rest = has.map((n, kind) => Math.max(0, n - used[kind]!));
  return [say('brief.left', { what: processesOf(c, [...rest, Math.max(0, wild - beyond)]) })];
}

/** Free tokens, where the first line does not say them. */
function free(c: Case): string[] {
  const { s, seat, say } = c;
  const tokens = tokensOf(c, s.stock.slice(seat * STOCK, seat * STOCK + 3));
  return [say('aid.free', { free: tokens })];
}

/** What the company holds: products, ideas, cards at rest. */
function stock(c: Case): string[] {
  const { r, s, seat, say } = c;
  const idle = r.t.facts.cards.flatMap((card, i) =>
    s.owner[i] === seat && s.cards[i] === INACTIVE ? [say(`card.${card.id}`)] : [],
  );
  return [
    say('brief.stock', {
      goods: goodsOf(
        c,
        PRODUCTS.map((_, p) => s.stock[seat * STOCK + 4 + p]!),
      ),
      ideaCount: s.stock[seat * STOCK + 3]!,
    }),
    ...(idle.length > 0 ? [say('brief.idle', { names: idle.join(', ') })] : []),
  ];
}
