/** Busts of the eight Team Leaders, cut from a few shapes. Round 0 0, inside a circle of 40. */

interface Look {
  readonly skin: string;
  readonly hair: string;
  readonly top: string;
  readonly ground: string;
  /** What lies behind the head, and what lies before it. */
  readonly back?: string;
  readonly front: string;
}

const EYE = '#2a1a28';
const glasses = `<g fill="none" stroke="${EYE}" stroke-width="1.6"><circle cx="-6.500" cy="-5" r="5"/><circle cx="6.500" cy="-5" r="5"/><path d="M-1.500-5h3"/></g>`;
const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const CROWN = 'M-18-6c-2-26 38-26 36 0-4-10-10-13-18-13s-14 3-18 13z';

/** By the order of the content: LD1 to LD8. */
const LOOKS: readonly Look[] = [
  {
    skin: '#e8b48c',
    hair: '#5a3320',
    top: '#2a4aa8',
    ground: '#cfd9f5',
    front: `<circle cy="-32" r="9" fill="#5a3320"/>${path(CROWN, '#5a3320')}${glasses}`,
  },
  {
    skin: '#c98a5e',
    hair: '#2b1a14',
    top: '#d2691e',
    ground: '#fbd9c4',
    front: path(
      'M-18-8v-12c4-9 32-12 36 0v12c-3-6-4-9-6-11-8 3-18 3-24 0-2 2-4 5-6 11z',
      '#2b1a14',
    ),
  },
  {
    skin: '#a86a42',
    hair: '#2b1712',
    top: '#3f7d4f',
    ground: '#d5ecd0',
    front: `<g fill="#2b1712"><circle cx="-13" cy="-20" r="9"/><circle cy="-26" r="10"/><circle cx="13" cy="-20" r="9"/><circle cx="-18" cy="-9" r="6"/><circle cx="18" cy="-9" r="6"/></g><g fill="#ffd98f"><circle cx="-17" cy="2" r="2"/><circle cx="17" cy="2" r="2"/></g>`,
  },
  {
    skin: '#d9a074',
    hair: '#17120f',
    top: '#a32638',
    ground: '#f6cfcb',
    front: `${path('M-18-9c-2-20 14-24 30-18 8 3 8 12 6 18-3-5-5-8-8-9-10 3-18 2-24-1-2 3-3 6-4 10z', '#17120f')}${path('M-8 2c5-3 11-3 16 0l-1 3c-4-2-10-2-14 0z', '#17120f')}`,
  },
  {
    skin: '#f2c9a4',
    hair: '#241a2e',
    top: '#6d4a9c',
    ground: '#e2d6f4',
    back: path('M-22-10c0-26 44-26 44 0v20c-4 6-8 6-10 4h-24c-2 2-6 2-10-4z', '#241a2e'),
    front: path('M-18-4v-8c0-20 36-20 36 0v8l-3-9h-30z', '#241a2e'),
  },
  {
    skin: '#efc3a0',
    hair: '#c9c3bd',
    top: '#39405c',
    ground: '#f4e6bf',
    front: `${path('M-17-4c0 30 34 30 34 0-3 7-8 8-17 8s-14-1-17-8z', '#c9c3bd')}<path d="M-6 8c4-3 8-3 12 0" stroke="#efc3a0" stroke-width="2.500" fill="none"/>${path('M-3 22h6l4 20h-14z', '#c9a227')}`,
  },
  {
    skin: '#f0c6a6',
    hair: '#8a2f22',
    top: '#066b56',
    ground: '#c7e8df',
    back: path('M-24-8c0-26 48-26 48 0l4 40h-56z', '#8a2f22'),
    front: path('M-18-2c-3-30 39-30 36 0-6-10-12-14-20-14s-10 6-16 14z', '#8a2f22'),
  },
  {
    skin: '#8d5a3b',
    hair: '#141019',
    top: '#4a5468',
    ground: '#d8dce4',
    back: path('M-27 26c-6-30 0-58 27-58s33 28 27 58z', '#3a4254'),
    front: `${path('M-17-8c-1-18 35-18 34 0-8-7-26-7-34 0z', '#141019')}<path d="M-27 26c-6-30 0-58 27-58s33 28 27 58l-9-6c6-24 2-42-18-42s-24 18-18 42z" fill="#4a5468"/>`,
  },
];

/** Markup of one bust. `clip` must be the id of a circle of 40 round 0 0. */
export function face(index: number, clip: string): string {
  const look = LOOKS[index % LOOKS.length]!;
  const { skin, top, ground, back = '', front } = look;
  return (
    `<circle r="40" fill="${ground}"/><g clip-path="url(#${clip})">${back}` +
    path('M-36 46c0-24 16-30 36-30s36 6 36 30z', top) +
    path('M-7 8h14v12a7 7 0 0 1-14 0z', skin) +
    `<path d="M-7 12c4 5 10 5 14 0v4c-4 5-10 5-14 0z" fill="#1d1440" opacity=".18"/>` +
    `<ellipse cy="-6" rx="16.500" ry="19" fill="${skin}"/>` +
    front +
    `<g fill="${EYE}"><circle cx="-6" cy="-5" r="1.900"/><circle cx="6" cy="-5" r="1.900"/></g>` +
    `<path d="M-5 4c3 2.500 7 2.500 10 0" stroke="${EYE}" stroke-width="1.800" fill="none" stroke-linecap="round" opacity=".75"/></g>`
  );
}
