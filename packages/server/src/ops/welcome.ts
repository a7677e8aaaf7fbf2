/** What `npm start` says: where the page is, for this machine and for the phones of the others. */
import type { NetworkInterfaceInfo } from 'node:os';
import { qrOf } from '@boardroom/protocol/qr';

export interface Opened {
  readonly port: number;
  /** The address it listens at: `::` and `0.0.0.0` are all there are. */
  readonly bound: string;
  readonly networks: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;
  /** Whether a picture can be drawn. */
  readonly isTerminal: boolean;
}

const EVERYWHERE = ['::', '0.0.0.0'];
const HERE = ['127.0.0.1', '::1', 'localhost'];
/** Networks of containers and machines inside this one: no phone is in them. */
const INSIDE = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel)/;
/** Scanners want light around the code. */
const QUIET = 2;

export function welcome({ port, bound, networks, isTerminal }: Opened): string {
  const first = `Boardroom is open at http://localhost:${port}/`;
  if (HERE.includes(bound))
    return lines(
      first,
      `Only this machine can reach it (it listens at ${bound}); without HOST others can.`,
    );
  const all = EVERYWHERE.includes(bound) ? addresses(networks) : [bound];
  const [best, ...more] = all.map((address) => `http://${address}:${port}/`);
  if (best === undefined)
    return lines(first, 'This machine is in no network: nobody else can reach it.');
  return lines(
    first,
    `For others in the same network: ${best}${more.length > 0 ? ` (or ${more.join(', ')})` : ''}`,
    ...(isTerminal ? ['', drawing(best)] : []),
    'If a phone does not get there, a firewall on this machine or the network keeps it away.',
  );
}

const lines = (...all: string[]): string => `${all.join('\n')}\n`;

/** This machine's addresses for others, homes and offices first. */
function addresses(networks: Opened['networks']): string[] {
  return Object.entries(networks)
    .filter(([name]) => !INSIDE.test(name))
    .flatMap(([, infos = []]) => infos)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .filter((address) => !address.startsWith('169.254.'))
    .toSorted((a, b) => Number(isPrivate(b)) - Number(isPrivate(a)));
}

function isPrivate(address: string): boolean {
  return /^(192\.168|10|172\.(1[6-9]|2\d|3[01]))\./.test(address);
}

/** Two rows of the code in one of letters, black on white whatever the terminal's colours are. */
function drawing(address: string): string {
  const code = qrOf(address);
  if (!code) return '';
  const size = code.length + 2 * QUIET;
  const isDark = (x: number, y: number): boolean => code[y - QUIET]?.[x - QUIET] ?? false;
  const rows: string[] = [];
  for (let y = 0; y < size; y += 2) {
    let row = '';
    for (let x = 0; x < size; x++)
      row += ' ▀▄█'[Number(isDark(x, y)) + 2 * Number(isDark(x, y + 1))];
    rows.push(`  \x1b[30;107m${row}\x1b[0m`);
  }
  return `${rows.join('\n')}\n`;
}
