/** A workshop's view once, when it is another, or whenever it is another. */
import type { WallView, WorkshopView, viewQuery } from '@boardroom/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Caller } from '../people/people.ts';
import { problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Onlooker } from '../workshops/watch.ts';
import { openStream } from './stream.ts';
import { kindOf } from './streams.ts';
import type { Streams } from './streams.ts';

type Request = FastifyRequest<{
  Params: { id: string };
  Querystring: z.infer<typeof viewQuery>;
}>;
type View = WorkshopView | WallView;

export function makeServeView(
  { people, workshopWatch, isOpen }: Services,
  { enter, beats }: Streams,
): (
  request: Request,
  reply: FastifyReply,
  caller: Caller | null,
  onlooker: Onlooker,
) => Promise<View | FastifyReply> {
  const whenOver = (caller: Caller | null, end: () => void): (() => void) =>
    caller ? people.whenOver(caller, end) : () => {};

  /** Resolves when the view is another, the time is over, or the reader has gone. */
  const another = async (
    request: Request,
    reply: FastifyReply,
    caller: Caller | null,
    onlooker: Onlooker,
  ): Promise<void> => {
    const { seen, wait } = request.query;
    const leave = enter(request.ip, caller?.id ?? null);
    const { promise, resolve } = Promise.withResolvers<void>();
    const send = ({ version }: View): void => {
      if (version !== seen) resolve();
    };
    const { stop } = workshopWatch.follow(request.params.id, onlooker, send, resolve);
    const timer = setTimeout(resolve, wait * 1000);
    const forgetToken = whenOver(caller, resolve);
    reply.raw.once('close', resolve);
    await promise;
    clearTimeout(timer);
    forgetToken();
    stop();
    leave();
  };

  return async (request, reply, caller, onlooker) => {
    const { id } = request.params;
    const { seen, wait } = request.query;
    const kind = kindOf(request);
    if (kind === 'json') {
      const first = await workshopWatch.view(id, onlooker);
      if (wait === 0 || first.version !== seen) return first;
      await another(request, reply, caller, onlooker);
      // While it waited the token may have ended.
      if (caller) await people.caller(request);
      return workshopWatch.view(id, onlooker);
    }
    if (!isOpen()) throw problem('closing-down', undefined, 2);
    const leave = enter(request.ip, caller?.id ?? null);
    const stream = openStream(kind, reply.raw);
    let count = 0;
    let end = (): void => {};
    let isOver = false;
    const over = (): void => {
      isOver = true;
      end();
    };
    const send = (view: View): void => stream.send(JSON.stringify(view), ++count);
    const { ready, stop } = workshopWatch.follow(id, onlooker, send, over);
    try {
      await ready;
    } catch (error) {
      leave();
      throw error;
    }
    const forgetToken = whenOver(caller, over);
    reply.hijack();
    stream.begin();
    beats.add(stream.beat);
    end = () => {
      stop();
      forgetToken();
      beats.delete(stream.beat);
      leave();
      stream.end();
    };
    if (reply.raw.destroyed || isOver) end();
    reply.raw.on('close', () => end());
    return reply;
  };
}
