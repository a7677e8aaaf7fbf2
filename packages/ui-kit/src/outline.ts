/** The outline of a target: a rounded rectangle, a circle, or any path. */
export type Outline =
  | {
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly r?: number;
    }
  | { readonly cx: number; readonly cy: number; readonly r: number }
  | { readonly d: string };

/** Path data slightly outside the outline. */
export function outlinePath(outline: Outline, gap = 0): string {
  if ('d' in outline) return outline.d;
  if ('cx' in outline) {
    const r = outline.r + gap;
    return `M${outline.cx - r} ${outline.cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
  const [x, y, w, h] = [outline.x - gap, outline.y - gap, outline.w + 2 * gap, outline.h + 2 * gap];
  const r = Math.min((outline.r ?? 9) + gap, w / 2, h / 2);
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}
