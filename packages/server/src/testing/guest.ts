/** People in tests, talking to the server as anybody would. */
import { setImmediate } from 'node:timers/promises';
import { fill } from '@boardroom/kernel';
import type { Rng, Template } from '@boardroom/kernel';
import type { Done, News, NewTableInput, Problem, Room, Welcome } from '@boardroom/protocol';
import type { App } from '../services.ts';

export interface Answer<T> {
  readonly status: number;
  readonly body: T & Partial<Pick<Problem, 'code' | 'detail' | 'facts'>>;
  readonly headers: Record<string, unknown>;
}

export interface Guest {
  readonly id: string;
  readonly token: string;
  readonly recovery: string;
  get<T = News>(path: string, headers?: Record<string, string>): Promise<Answer<T>>;
  post<T = Done>(path: string, body?: object, headers?: Record<string, string>): Promise<Answer<T>>;
  put<T = Done>(path: string, body?: object): Promise<Answer<T>>;
  del<T = Done>(path: string): Promise<Answer<T>>;
}

export async function guest(app: App, name: string, colour = 'blue'): Promise<Guest> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/people',
    payload: { name, colour, token: true },
  });
  if (response.statusCode !== 201) throw new Error(`${response.statusCode} ${response.body}`);
  const { id, token, recovery } = response.json<Welcome>();
  return withToken(app, token!, id, recovery);
}

export function withToken(app: App, token: string, id = '', recovery = ''): Guest {
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer<any>> => {
    const response = await app.inject({
      method,
      url: path,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(payload ? { payload } : {}),
    });
    let body: unknown = response.body;
    try {
      body = JSON.parse(response.body);
    } catch {
      // Not every answer is JSON.
    }
    return { status: response.statusCode, body, headers: response.headers };
  };
  return {
    id,
    token,
    recovery,
    get: (path, headers) => call('GET', path, undefined, headers),
    post: (path, body = {}, headers) => call('POST', path, body, headers),
    put: (path, body = {}) => call('PUT', path, body),
    del: (path) => call('DELETE', path),
  };
}

/** A table of lots that has begun, with these people in its first seats. */
export async function startTable(
  guests: readonly Guest[],
  setting: Partial<NewTableInput> = {},
): Promise<string> {
  const [host] = guests;
  const made = await host!.post<Room>('/api/tables', {
    game: 'lots',
    players: guests.length,
    ...setting,
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const { id } = made.body;
  for (const [seat, each] of guests.entries())
    if (seat > 0) must(await each.put(`/api/tables/${id}/seats/${seat}`));
  for (const [seat, each] of guests.entries())
    must(await each.post(`/api/tables/${id}/seats/${seat}/ready`));
  return id;
}

/** Plays at random: to the end, or so many moves. */
export async function playOn(
  rng: Rng,
  guests: readonly Guest[],
  id: string,
  moves = Infinity,
): Promise<void> {
  for (let made = 0; made < moves;) {
    let over = true;
    for (const [seat, each] of guests.entries()) {
      const { now } = must(await each.get<News>(`/api/tables/${id}/events?want=legal`));
      over = now!.over;
      if (over || !now!.legal) continue;
      const legal = now!.legal as unknown as Template<never>[];
      const move = fill(legal[rng.below(legal.length)]!, rng);
      must(await each.post(`/api/tables/${id}/seats/${seat}/moves`, { move }));
      if (++made >= moves) return;
    }
    if (over) return;
    // Injected requests alone would leave bots, who wait for timers, no time.
    await setImmediate();
  }
}

export function must<T>(answer: Answer<T>): T {
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
