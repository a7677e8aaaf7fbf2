/** Who this browser is on the server: a name and a colour, no account. */
import type { Colour, Person, Welcome } from '@boardroom/client';
import { rememberComingIn, server } from './server.ts';
import { settings } from '../store/settings.svelte.ts';
import { codeOf } from './problems.ts';

let person = $state.raw<Person | null>(null);
/** Whether the server has been asked. */
let asked = $state(false);
/** The recovery code, from when it is made until its owner has put it away. */
let recovery = $state<string | null>(null);

export const me = {
  get person(): Person | null {
    return person;
  },
  get asked(): boolean {
    return asked;
  },
  get recovery(): string | null {
    return recovery;
  },
};

function welcome(known: Welcome): void {
  const { id, name, colour } = known;
  person = { id, name, colour };
  asked = true;
  ({ recovery } = known);
  settings.name = name;
  rememberComingIn(true);
}

/** Asks the server, again and again while it cannot be reached. */
export async function findMe(): Promise<Person | null> {
  if (asked) return person;
  const { persist } = await import('@boardroom/client');
  const client = await server();
  try {
    const known = await persist(() => client.me());
    person = known && { id: known.id, name: known.name, colour: known.colour };
  } catch (error) {
    // Only a server that knows nobody here means a new guest; anything else is not ours to mend.
    if (codeOf(error) !== 'bad-token') throw error;
    person = null;
  }
  asked = true;
  rememberComingIn(person !== null);
  return person;
}

/** Joining a class may have made somebody of this browser. */
export async function meetAgain(): Promise<void> {
  asked = false;
  await findMe();
}

export async function comeIn(name: string, colour: Colour): Promise<void> {
  welcome(await (await server()).enter(name, colour));
}

/** The same person on another device, or after the browser forgot. The code is then another one. */
export async function recover(code: string): Promise<void> {
  welcome(await (await server()).recover(code.trim()));
}

export async function change(name: string, colour: Colour): Promise<void> {
  person = await (await server()).rename({ name, colour });
  settings.name = name;
}

export async function renewRecovery(): Promise<void> {
  recovery = await (await server()).newRecovery();
}

export function putAwayRecovery(): void {
  recovery = null;
}

export async function signOut(): Promise<void> {
  await (await server()).leave();
  gone();
}

/** The server forgets this person altogether, on every device. */
export async function forgetMe(): Promise<void> {
  await (await server()).forgetMe();
  gone();
}

function gone(): void {
  person = null;
  recovery = null;
  rememberComingIn(false);
}
