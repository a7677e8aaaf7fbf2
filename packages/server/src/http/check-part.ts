/** Checks a part of a request by the schema of its route. */
import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';

export const checkPart: FastifySchemaCompiler<z.ZodType> = (route) => {
  const check = validatorCompiler(route);
  if (route.httpPart !== 'headers') return check;
  const names = Object.keys((route.schema as z.ZodObject).shape);
  // Checked, but not replaced: Fastify copies replaced headers on every access.
  return (headers: Readonly<Record<string, unknown>>) => {
    // All the headers we know are optional.
    if (names.every((name) => headers[name] === undefined)) return true;
    const known = Object.fromEntries(names.map((name) => [name, headers[name]]));
    const { error } = check(known) as { error?: Error };
    return error ? { error } : true;
  };
};
