/** What this device remembers of its user: looks, speed, sound, name. */
const KEY = 'boardroom-settings';

export type Speed = 'slow' | 'normal' | 'fast' | 'instant';
export interface Settings {
  theme: 'system' | 'light' | 'dark';
  /** Empty: as the browser wishes. */
  language: string;
  name: string;
  speed: Speed;
  sound: boolean;
  /** Single-letter keys on the table. */
  letters: boolean;
  /** Moves that end on the table ask before they are made. */
  confirm: boolean;
}

/** Until the user says who they are. */
export const USUAL_NAME = 'Mira';

const USUAL: Settings = {
  theme: 'system',
  language: '',
  name: USUAL_NAME,
  speed: 'normal',
  sound: false,
  letters: true,
  confirm: false,
};

function load(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...USUAL };
  }
}

export const settings = $state(load());

/** Call once, in the root component. */
export function keepSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    if (settings.theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = settings.theme;
    root.dataset['speed'] = settings.speed;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // Without storage the settings last as long as the page.
    }
  });
}

export function isDark(): boolean {
  return settings.theme === 'system'
    ? matchMedia('(prefers-color-scheme: dark)').matches
    : settings.theme === 'dark';
}

export function toggleTheme(): void {
  settings.theme = isDark() ? 'light' : 'dark';
}

/** Milliseconds a bot waits before it moves, so that people can follow. */
export const PAUSE: Readonly<Record<Speed, number>> = {
  slow: 1400,
  normal: 700,
  fast: 250,
  instant: 0,
};
