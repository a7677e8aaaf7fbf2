/**
 * One tab plays a table of this device, others that show it follow. The first to open it plays, until
 * it is closed or somebody wants to play in another. Where the browser has no locks (a page over plain
 * HTTP) the tab opened last plays.
 */
export interface TableTabs {
  /** Whether this tab plays; undefined until it is known. */
  readonly leads: boolean | undefined;
  /** From now on it is played here. */
  takeOver(): void;
  /** What this tab did is stored: others may look. */
  tell(): void;
  close(): void;
}

export interface TabHearer {
  led(): void;
  /** Another tab has stored the table. */
  stored(): void;
}

type Word = 'stored' | 'mine';
const nameOf = (id: string): string => `boardroom-table-${id}`;

/** Something of the table was changed by a page that does not show it. */
export function tellTabs(id: string): void {
  const channel = new BroadcastChannel(nameOf(id));
  channel.postMessage('stored' satisfies Word);
  channel.close();
}

export function joinTabs(id: string, hearer: TabHearer): TableTabs {
  const name = nameOf(id);
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  let leads: boolean | undefined;
  let release: (() => void) | undefined;

  function become(leading: boolean): void {
    if (leads === leading || leaving.signal.aborted) return;
    leads = leading;
    hearer.led();
  }

  /** Plays as long as the lock is held; waits for it where another tab has it. */
  async function hold(how: LockOptions): Promise<void> {
    try {
      const got = await navigator.locks.request(name, how, async (lock) => {
        if (!lock) return false;
        become(true);
        await new Promise<void>((resolve) => (release = resolve));
        return true;
      });
      if (got) return;
    } catch {
      // Taken over by another tab, or closed while waiting.
    }
    if (leaving.signal.aborted) return;
    become(false);
    await hold({ signal: leaving.signal });
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data === 'stored') hearer.stored();
    else if (!('locks' in navigator)) become(false);
  });
  function claim(how: LockOptions): void {
    if ('locks' in navigator) void hold(how);
    else {
      channel.postMessage('mine' satisfies Word);
      become(true);
    }
  }
  // Not before whoever joins has what this answers: they ask it when they hear.
  queueMicrotask(() => {
    if (!leaving.signal.aborted) claim({ ifAvailable: true });
  });

  return {
    get leads() {
      return leads;
    },
    takeOver: () => claim({ steal: true }),
    tell: () => channel.postMessage('stored' satisfies Word),
    close() {
      leaving.abort();
      release?.();
      channel.close();
    },
  };
}
