/** Tells somebody who looks elsewhere that it is their turn: in the title, by sound, by notification. */
import { say } from '../words/index.ts';

const KEY = 'boardroom-notify';

/** Browsers show notifications only of pages that came by HTTPS or from this machine. */
export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext;

function load(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

let wanted = $state(load());

export const notices = {
  get on(): boolean {
    return wanted && canNotify() && Notification.permission === 'granted';
  },
};

/** Asks the browser's permission the first time; false if it was refused. */
export async function setNotify(on: boolean): Promise<boolean> {
  const allowed = on && (await Notification.requestPermission()) === 'granted';
  wanted = allowed;
  try {
    localStorage.setItem(KEY, allowed ? 'yes' : 'no');
  } catch {
    // Without storage the wish lasts as long as the page.
  }
  return allowed === on;
}

export function notify(title: string, table: string): void {
  if (!notices.on || !document.hidden) return;
  const shown = new Notification(say('notice.turn'), { body: title, tag: `boardroom-${table}` });
  shown.addEventListener('click', () => {
    focus();
    shown.close();
  });
}
