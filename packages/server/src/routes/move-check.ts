/**
 * Moves are what is asked for all the time: the usual ones are checked here, by hand. Whatever looks
 * unusual goes to the schemas, which have the last word and the words for what is wrong.
 */
import type { NewMove } from '@boardroom/protocol';
import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';

type Part = Readonly<Record<string, unknown>>;

const TABLE = /^[A-Za-z0-9_-]{22}$/;
const SEAT = /^1?\d$/;
const KEY = /^[\x21-\x7e]{1,64}$/;

function usualParams({ id, seat }: Part): Part | null {
  return TABLE.test(id as string) && SEAT.test(seat as string) ? { id, seat: Number(seat) } : null;
}

function usualHeaders(headers: Part): Part | null {
  return headers['idempotency-key'] === undefined ? headers : null;
}

export function isUsualBody(body: unknown): body is NewMove {
  if (typeof body !== 'object' || body === null) return false;
  const { move, expected, key, words } = body as Part;
  return (
    typeof move === 'object' &&
    move !== null &&
    !Array.isArray(move) &&
    (expected === undefined || (Number.isSafeInteger(expected) && (expected as number) >= 0)) &&
    (key === undefined || (typeof key === 'string' && KEY.test(key))) &&
    words === undefined
  );
}

const USUAL: Readonly<Record<string, (part: never) => Part | null>> = {
  params: usualParams,
  headers: usualHeaders,
  body: (body: unknown) => (isUsualBody(body) ? body : null),
};

export const checkMove: FastifySchemaCompiler<any> = (route) => {
  const usual = USUAL[route.httpPart!]!;
  const full = validatorCompiler(route) as (part: unknown) => { value: unknown };
  return (part: unknown) => {
    const value = usual(part as never);
    return value ? { value } : full(part);
  };
};
