/** A picture to share: what was reached, and nothing of the deal. */
import { saveFile } from '../parts/save-file.ts';

export interface Shared {
  readonly above: string;
  readonly score: string;
  readonly below: string;
  readonly ground: string;
}

const [WIDTH, HEIGHT] = [1080, 1080];

export async function savePicture({ above, score, below, ground }: Shared): Promise<void> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const to = canvas.getContext('2d')!;
  to.fillStyle = ground;
  to.fillRect(0, 0, WIDTH, HEIGHT);
  to.fillStyle = 'rgb(255 255 255 / 0.07)';
  for (let x = 0; x < WIDTH; x += 180)
    for (let y = (x / 180) % 2 === 0 ? 0 : 90; y < HEIGHT; y += 180) diamond(to, x, y);
  to.fillStyle = '#fff';
  to.textBaseline = 'alphabetic';
  write(to, 'Boardroom', 150, 64, 800);
  write(to, above, 400, 52, 500);
  write(to, score, 580, 150, 800);
  write(to, below, 690, 50, 500);
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png'));
  if (blob) saveFile('todays-table.png', new Uint8Array(await blob.arrayBuffer()), 'image/png');
}

function diamond(to: CanvasRenderingContext2D, x: number, y: number): void {
  to.beginPath();
  to.moveTo(x, y - 60);
  to.lineTo(x + 42, y);
  to.lineTo(x, y + 60);
  to.lineTo(x - 42, y);
  to.fill();
}

/** As large as fits into the width. */
function write(
  to: CanvasRenderingContext2D,
  text: string,
  y: number,
  size: number,
  weight: number,
): void {
  const family = getComputedStyle(document.body).fontFamily;
  for (let now = size; ; now -= 4) {
    to.font = `${weight} ${now}px ${family}`;
    if (now <= 20 || to.measureText(text).width <= WIDTH - 160) break;
  }
  to.fillText(text, 80, y);
}
